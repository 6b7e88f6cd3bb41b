import type {SearchHit, SearchResults} from '../worker/searchAnswer';
import {groupHits} from './hitGroups';

/** Suggestions at most that are from elsewhere, below the pages of the site. */
const MOST_ELSEWHERE = 2;

/** The hits from elsewhere, best first; none as long as they are on their way. */
function hitsElsewhere({elsewhere}: SearchResults): SearchHit[] {
  if (elsewhere === undefined || elsewhere === 'coming') return [];
  return elsewhere.flatMap(({hits}) => hits).sort((a, b) => b.score - a.score);
}

/**
 * The hits that are suggested: those of the site, and below them a few from elsewhere, for which places are kept
 * free until they come. What is written like a name, and what no page has, is found elsewhere first; the page that
 * explains a name still goes before it.
 *
 * @param limit how many suggestions at most
 */
export function suggestedHits(found: SearchResults, limit: number): SearchHit[] {
  const {elsewhere, isElsewhereFirst, isRelaxed} = found;
  // As they are shown: a late row would otherwise join its page, above rows that are read already.
  const hits = groupHits(found.hits).flatMap((group) => group.hits);
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
