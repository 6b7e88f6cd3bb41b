import type {SearchHit} from './Answer';
import {groupHits, leavesSite, namesIn} from './hits';
import type {Found} from './session';

/** Maximum number of documents found by name among the suggestions, below the site's pages. */
const MOST_NAMES = 2;
/** Minimum ratio of a hit's score to a better score at which the hit counts as about as good. */
const NEAR = 0.8;

/**
 * Puts hits of a context before others that are about as good. Hits on other sites stay where they are.
 * @param key of the context of the current page; undefined keeps the order
 */
export function preferContext(hits: readonly SearchHit[], key: string | undefined): SearchHit[] {
  const ordered: SearchHit[] = [];
  const isBehind = (hit: SearchHit, other: SearchHit | undefined): boolean =>
    other !== undefined &&
    other.context !== key &&
    !leavesSite(other.url) &&
    hit.score >= NEAR * other.score;
  for (const hit of hits) {
    let place = ordered.length;
    if (key !== undefined && hit.context === key)
      while (isBehind(hit, ordered[place - 1])) place -= 1;
    ordered.splice(place, 0, hit);
  }
  return ordered;
}

/**
 * Returns the hits to suggest: pages, and below them a few documents found by name. Rows stay free for documents
 * that are still loading. If documents come before pages (`isNamesFirst`), only the page that explains the name
 * stays above them.
 *
 * @param limit maximum number of suggestions
 * @param preferred key of the context whose hits come before others that are about as good
 */
export function pickSuggestions(found: Found, limit: number, preferred?: string): SearchHit[] {
  const {pages, names, isNamesFirst} = found;
  // Grouped by page as on the screen. Otherwise a late row would join its page and move rows that the reader has
  // seen.
  const hits = groupHits(preferContext(pages.hits, preferred)).flatMap((group) => group.hits);
  if (names === 'pending') return hits.slice(0, Math.max(1, limit - MOST_NAMES));
  const others = namesIn(found)
    .flatMap(({answer}) => answer.hits)
    .sort((a, b) => b.score - a.score);
  if (isNamesFirst) {
    const explaining = pages.isRelaxed ? 0 : 1;
    return [...hits.slice(0, explaining), ...others, ...hits.slice(explaining)].slice(0, limit);
  }
  const most = hits.length === 0 ? limit : Math.min(MOST_NAMES, limit - 1);
  const few = others.slice(0, most);
  return [...hits.slice(0, limit - few.length), ...few];
}
