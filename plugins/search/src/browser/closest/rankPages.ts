import type {SearchHit} from '../Answer';
import {likeness} from './likeness';
import {type Address, segmentsOf, wordsOf} from './readAddress';

/**
 * Sorts pages by a weighted sum. The likeness of a page's title or address to the last segment counts most, then
 * the page's search score, then the fraction of the address's folders that contain the page.
 */
export function rankPages(
  pages: readonly SearchHit[],
  address: Address,
  baseUrl: string,
): SearchHit[] {
  const best = Math.max(Number.MIN_VALUE, ...pages.map(({score}) => score));
  const scoreOf = ({url, title, score}: SearchHit): number => {
    const segments = segmentsOf(url, baseUrl);
    const name = Math.max(
      likeness(address.name, wordsOf(title)),
      likeness(address.name, wordsOf(segments.at(-1) ?? '')),
    );
    const inFolders = address.folders.filter((folder, place) => folder === segments[place]).length;
    const where = address.folders.length === 0 ? 0 : inFolders / address.folders.length;
    return 2 * name + score / best + where / 2;
  };
  return pages
    .map((page) => ({page, score: scoreOf(page)}))
    .sort((a, b) => b.score - a.score)
    .map(({page}) => page);
}
