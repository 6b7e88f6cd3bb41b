import type {Ranked} from '../query/Ranked';

/** Hits on the first screen, among which no page takes more than two rows. */
const FIRST = 8;
const MOST_OF_A_PAGE = 2;

/**
 * Holds back a page's third and later hits among the first eight.
 * @param ranked best first
 */
export function pickHits(
  ranked: readonly Ranked[],
  pageOf: (section: number) => number,
  count: number,
): Ranked[] {
  const rows: Ranked[] = [];
  const held: Ranked[] = [];
  const perPage = new Map<number, number>();
  let at = 0;
  for (; at < ranked.length && rows.length < FIRST; at++) {
    const candidate = ranked[at] as Ranked;
    const page = pageOf(candidate.section);
    const taken = perPage.get(page) ?? 0;
    perPage.set(page, taken + 1);
    if (taken < MOST_OF_A_PAGE) rows.push(candidate);
    else held.push(candidate);
  }
  return [...rows, ...held, ...ranked.slice(at, at + count)].slice(0, count);
}
