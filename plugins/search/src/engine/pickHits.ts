import type {Ranked} from '../query/Ranked';

/** Hits that a reader sees at once. On the first screen no page takes more than two. */
export const SCREEN = 8;
const MOST_OF_A_PAGE = 2;

/** What is known of the pages that were found. */
export interface FoundPages {
  pageOf: (section: number) => number;
  /** Whether the query is the title of a page, which may then take all rows. */
  isNamed: (page: number) => boolean;
}

/**
 * Holds back a page's third and later hits among the first eight, unless the query names that page.
 * @param ranked best first
 */
export function pickHits(
  ranked: readonly Ranked[],
  {pageOf, isNamed}: FoundPages,
  count: number,
): Ranked[] {
  const rows: Ranked[] = [];
  const held: Ranked[] = [];
  const perPage = new Map<number, number>();
  let at = 0;
  for (; at < ranked.length && rows.length < SCREEN; at++) {
    const candidate = ranked[at] as Ranked;
    const page = pageOf(candidate.section);
    const taken = perPage.get(page) ?? 0;
    perPage.set(page, taken + 1);
    if (taken < MOST_OF_A_PAGE || isNamed(page)) rows.push(candidate);
    else held.push(candidate);
  }
  return [...rows, ...held, ...ranked.slice(at, at + count)].slice(0, count);
}
