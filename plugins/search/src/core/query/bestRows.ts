import {SCREEN} from './pick/pickHits';
import type {IndexAnswer, Row} from './SearchResult';

export interface RowOfIndex<Owner> {
  owner: Owner;
  row: Row;
}

/**
 * Returns the best rows of several indexes, at most `limit`. Rows that were held back come after the first
 * screen of other rows.
 */
export function bestRows<Owner extends {answer: IndexAnswer}>(
  found: readonly Owner[],
  limit: number,
): RowOfIndex<Owner>[] {
  const rows = found
    .flatMap((owner) => owner.answer.rows.map((row) => ({owner, row})))
    .sort((a, b) => b.row.score - a.row.score);
  const first = rows.filter(({row}) => !row.isHeld).slice(0, SCREEN);
  return Array.from(new Set(first.concat(rows))).slice(0, limit);
}
