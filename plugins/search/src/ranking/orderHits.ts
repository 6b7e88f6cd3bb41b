import {SCREEN} from './pickHits';

/**
 * Orders the hits of each screen by their scores, which are known once their text was read. Hits of a
 * later screen stay behind those of the one before it, however many are asked for at once.
 * @param hits in the order in which they were found
 * @param offset number of hits that were found before them
 */
export function orderHits<Hit extends {score: number}>(hits: readonly Hit[], offset = 0): Hit[] {
  const placed = hits.map((hit, at) => ({hit, screen: Math.floor((offset + at) / SCREEN)}));
  placed.sort((a, b) => a.screen - b.screen || b.hit.score - a.hit.score);
  let least = Infinity;
  return placed.map(({hit}) => ({...hit, score: (least = Math.min(least, hit.score))}));
}
