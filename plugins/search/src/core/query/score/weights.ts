/**
 * Weights of the features. docs/ranking.md explains them. `npm run bench:search -- --parts` prints how much
 * each feature contributes.
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

/** Score of a search answer, higher than that of any other page, even with the highest boost. */
export const ANSWERED = 1e6;

/** Features that are added after the text of a row is read. The factor does not apply to them. */
export const OF_TEXT: readonly FeatureName[] = ['nearness', 'spelling'];

export const INCOMPLETE = 0.7;
