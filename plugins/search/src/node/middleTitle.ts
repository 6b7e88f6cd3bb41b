import {PART_MARK} from '../format/layout';
import type {PageText} from '../indexing/PageText';
import {decoder} from '../format/bytes';

/** The title of the page in the middle, by address; empty where there is no page. */
export function middleTitle(texts: readonly PageText[]): string {
  const sorted = [...texts].sort((a, b) => (a.url < b.url ? -1 : 1));
  const middle = sorted[sorted.length >> 1];
  return middle === undefined ? '' : (decoder.decode(middle.header).split(PART_MARK)[1] ?? '');
}
