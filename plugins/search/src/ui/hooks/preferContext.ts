import type {SearchHit} from '../worker/searchAnswer';
import {leavesSite} from '../../scope/SearchDocument';

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
