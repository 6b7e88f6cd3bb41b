import {FEATURES} from './features';
import type {Explanation} from './Ranked';
import type {Facts} from './readFacts';
import type {WeighedQuery} from './weighQuery';

/** Tells how a section comes to its score. */
export type Explain = (
  facts: Facts,
  query: WeighedQuery,
  pageEvidence: number,
  factor: number,
) => Explanation;

/** Names the features of a section with their values; without a word in the heading, most are 0. */
export const explain: Explain = (facts, query, pageEvidence, factor) => ({
  factor,
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, feature]) => {
      const isKnown = facts.asked > 0 || name === 'text' || name === 'identifier';
      return [name, isKnown ? feature(facts, query) : 0];
    }),
  ),
  pageEvidence,
});
