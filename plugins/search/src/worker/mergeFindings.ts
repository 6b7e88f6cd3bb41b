import type {Finding, FoundRow, Hit, TypedFinding} from '../engine/SearchResult';
import {SCREEN} from '../ranking/pickHits';
import type {SearchHit, SearchResults} from './searchAnswer';

/** What one index found: its address, and the context that it stands for. */
export interface FoundInIndex {
  url: string;
  context: string | undefined;
  finding: TypedFinding;
}

/** A row, and the index that it is from. */
export interface OwnedRow {
  owner: FoundInIndex;
  row: FoundRow;
}

/** The best rows of all indexes, at most `limit`: on the first screen none that was held back. */
export function bestRows(found: readonly FoundInIndex[], limit: number): OwnedRow[] {
  const rows = found
    .flatMap((owner) => owner.finding.rows.map((row) => ({owner, row})))
    .sort((a, b) => b.row.score - a.row.score);
  const first = rows.filter(({row}) => !row.isHeld).slice(0, SCREEN);
  return Array.from(new Set(first.concat(rows))).slice(0, limit);
}

/** A hit together with the context of the index that it is from. */
export const inContext = (hit: Hit, context: string | undefined): SearchHit =>
  context === undefined ? hit : {...hit, context};

const bestScore = ({rows}: Finding): number => rows[0]?.score ?? 0;

/** Joins what several indexes found with the hits that are shown of it, in their order. */
export function mergeFindings(
  found: readonly FoundInIndex[],
  hits: SearchHit[],
  milliseconds: number,
): SearchResults {
  const findings = found.map(({finding}) => finding);
  // A word that the best index knows is not misspelt, although another one does not know it.
  const suggestion = [...findings]
    .sort((a, b) => bestScore(b) - bestScore(a))
    .find(({rows, suggestion: meant}) => rows.length > 0 || meant)?.suggestion;
  const cutTo = findings.find(({cut}) => cut)?.cut;
  return {
    kind: 'results',
    hits,
    total: findings.reduce((sum, {total}) => sum + total, 0),
    hasMore: findings.some(({hasMore}) => hasMore),
    terms: findings.flatMap(({terms}) => terms),
    suggestion,
    ...(findings.every(({isCommon}) => isCommon) && findings.length > 0 && {isCommon: true}),
    ...(cutTo !== undefined && {cutTo}),
    milliseconds,
  };
}
