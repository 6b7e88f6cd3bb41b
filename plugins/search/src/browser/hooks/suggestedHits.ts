import {leavesSite} from '../../core/partitions/SearchDocument';
import type {SearchHit, SearchResults} from '../worker/searchAnswer';
import {groupHits} from './hitGroups';

/** Suggestions at most that are from elsewhere, below the pages of the site. */
const MOST_ELSEWHERE = 2;

/** The hits from elsewhere, best first; none as long as they are on their way. */
function hitsElsewhere({elsewhere}: SearchResults): SearchHit[] {
  if (elsewhere === undefined || elsewhere === 'coming') return [];
  return elsewhere.flatMap(({hits}) => hits).sort((a, b) => b.score - a.score);
}

/** Share of another hit's score from which a hit is about as good. */
const NEAR = 0.8;

/**
 * Puts hits of a context before those of others that are about as good. What is documented elsewhere
 * stays where it is.
 * @param key of the context that is read; none leaves all in their order
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
 * The hits that are suggested: those of the site, and below them a few from elsewhere, for which places are kept
 * free until they come. What is written like a name, and what no page has, is found elsewhere first; the page that
 * explains a name still goes before it.
 *
 * @param limit how many suggestions at most
 * @param preferred key of the context whose hits come before others that are about as good
 */
export function suggestedHits(
  found: SearchResults,
  limit: number,
  preferred?: string,
): SearchHit[] {
  const {elsewhere, isElsewhereFirst, isRelaxed} = found;
  // As they are shown: a late row would otherwise join its page, above rows that are read already.
  const hits = groupHits(preferContext(found.hits, preferred)).flatMap((group) => group.hits);
  if (elsewhere === 'coming') return hits.slice(0, Math.max(1, limit - MOST_ELSEWHERE));
  const others = hitsElsewhere(found);
  if (isElsewhereFirst) {
    const explaining = isRelaxed ? 0 : 1;
    return [...hits.slice(0, explaining), ...others, ...hits.slice(explaining)].slice(0, limit);
  }
  const most = hits.length === 0 ? limit : Math.min(MOST_ELSEWHERE, limit - 1);
  const few = others.slice(0, most);
  return [...hits.slice(0, limit - few.length), ...few];
}
