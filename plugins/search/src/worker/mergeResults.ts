import type {SearchResult} from '../engine/SearchResult';
import type {SearchResults} from './searchAnswer';

/** What one index found, and the context that it stands for. */
export interface FoundInIndex {
  context: string | undefined;
  result: SearchResult;
}

/** Joins what several indexes found: the best hits of all of them, at most `limit`. */
export function mergeResults(
  found: FoundInIndex[],
  limit: number,
  milliseconds: number,
): SearchResults {
  const hits = found
    .flatMap(({context, result}) =>
      result.hits.map((hit) => (context === undefined ? hit : {...hit, context})),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
  const suggestion = found.find(({result}) => result.suggestion !== undefined)?.result.suggestion;
  const cutTo = found.find(({result}) => result.cut !== undefined)?.result.cut;
  return {
    kind: 'results',
    hits,
    total: found.reduce((sum, {result}) => sum + result.total, 0),
    terms: [...new Set(found.flatMap(({result}) => result.terms))],
    ...(suggestion !== undefined && {suggestion}),
    ...(cutTo !== undefined && {cutTo}),
    milliseconds,
  };
}
