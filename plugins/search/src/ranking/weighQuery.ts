import type {QueryWord} from '../engine/query/PlainQuery';
import type {ExpandedQuery} from '../engine/query/expandQuery';
import {weighGroups} from './weighGroups';
import {type WholeQuery, wholeQuery} from './wholeQuery';

/** The words of a query with what they weigh. */
export interface WeighedQuery {
  words: readonly QueryWord[];
  /** Number of words that are needed. */
  neededCount: number;
  /** Weights of the columns: of the words, and behind them of the joins. */
  weights: readonly number[];
  /** Weight of all words. */
  total: number;
  whole: WholeQuery;
}

/** Weighs the words of a query and their joins. */
export function weighQuery(query: ExpandedQuery, sectionCount: number): WeighedQuery {
  const {words} = query;
  const weights = weighGroups(query, sectionCount);
  return {
    words,
    neededCount: words.filter(({isNeeded}) => isNeeded).length,
    weights,
    total: weights.slice(0, words.length).reduce((sum, weight) => sum + weight, 0) || 1,
    whole: wholeQuery(query),
  };
}
