/**
 * Weights of the features. docs/ranking.md explains them; `npm run bench:search -- --parts` prints what each earns.
 */
export const WEIGHTS = {
  text: 1,
  about: 2.5,
  asTyped: 5,
  identifier: 1.5,
  inHeading: 0.2,
  headingIsQuery: 0.8,
  headingStarts: 0.5,
  inTitle: 0.4,
  definition: 5,
  pageEvidence: 0.2,
  nearness: 0.4,
  spelling: 0.4,
};

export type FeatureName = keyof typeof WEIGHTS;

/** Score of a promised answer: higher than any boost can make a page. */
export const ANSWERED = 1e6;

/** Features that are added once the text of a row is read, without the factor. */
export const OF_TEXT: readonly FeatureName[] = ['nearness', 'spelling'];

/** Factor for a section that lacks a word of a short query. */
export const INCOMPLETE = 0.7;
