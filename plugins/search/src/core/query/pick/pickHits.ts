import type {Ranked} from '../score/Ranked';

/** Number of hits that a reader sees at once. On the first screen, a page has at most two. */
export const SCREEN = 8;
const MOST_OF_A_PAGE = 2;

/** A page is represented by its first section. */
export interface PageRules {
  leadOf: (section: number) => number;
  /** Pages whose title equals the query, which may take all rows. */
  named: readonly number[];
}

/**
 * Holds back a page's third and later hits among the first eight, unless the query names that page.
 *
 * @param ranked best first
 */
export function pickHits(ranked: readonly Ranked[], {leadOf, named}: PageRules): Ranked[] {
  const rows: Ranked[] = [];
  const held: Ranked[] = [];
  const perPage = new Map<number, number>();
  let at = 0;
  for (; at < ranked.length && rows.length < SCREEN; at++) {
    const candidate = ranked[at] as Ranked;
    const page = leadOf(candidate.section);
    const taken = perPage.get(page) ?? 0;
    perPage.set(page, taken + 1);
    if (taken < MOST_OF_A_PAGE || named.includes(page)) rows.push(candidate);
    else held.push({...candidate, isHeld: true});
  }
  return rows.concat(held, ranked.slice(at));
}

/**
 * Orders the hits of each screen by their final scores, which are known once their text has been read. Hits of a
 * later screen stay after those of the previous one, however many are requested at once.
 *
 * @param hits in the order in which they were found
 * @param offset number of earlier hits
 */
export function orderHits<Hit extends {score: number}>(hits: readonly Hit[], offset = 0): Hit[] {
  const placed = hits.map((hit, at) => ({hit, screen: Math.floor((offset + at) / SCREEN)}));
  placed.sort((a, b) => a.screen - b.screen || b.hit.score - a.hit.score);
  let least = Infinity;
  return placed.map(({hit}) => ({...hit, score: (least = Math.min(least, hit.score))}));
}
