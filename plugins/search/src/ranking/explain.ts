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

/** Names the features of a section with their values. */
export const explain: Explain = (facts, query, pageEvidence, factor) => ({
  factor,
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, feature]) => [name, feature(facts, query)]),
  ),
  pageEvidence,
});
