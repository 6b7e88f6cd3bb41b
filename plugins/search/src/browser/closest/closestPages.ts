import type {SearchHit} from '../Answer';
import {leavesSite} from '../hits';
import {likeness} from './likeness';
import {rankPages} from './rankPages';
import {type Address, readAddress, segmentsOf, wordsOf} from './readAddress';

export interface MissingAddress {
  pathname: string;
  baseUrl: string;
  paths: readonly string[];
}

function hitsOfPages(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map<string, SearchHit>();
  for (const hit of hits) {
    const known = pages.get(hit.url);
    if (known === undefined || known.score < hit.score) pages.set(hit.url, hit);
  }
  return Array.from(pages.values());
}

export type FindHits = (words: string) => Promise<SearchHit[]>;

/**
 * Minimum likeness of the last segments of two addresses: the missing one, and that of a page that the search does not
 * find.
 */
const LEAST_LIKENESS = 0.5;

const lastOf = (path: string, baseUrl: string): string[] =>
  wordsOf(segmentsOf(path, baseUrl).at(-1) ?? '');

const isSamePage = (url: string, path: string): boolean =>
  url.replace(/\/$/, '') === path.replace(/\/$/, '');

function similarPaths({name}: Address, {baseUrl, paths}: MissingAddress): string[] {
  return paths
    .map((path) => ({path, like: likeness(name, lastOf(path, baseUrl))}))
    .filter(({like}) => like >= LEAST_LIKENESS)
    .sort((a, b) => b.like - a.like)
    .map(({path}) => path);
}

/**
 * Returns the pages that a missing address may refer to, best first. Finds them by the words in the address and by
 * similar addresses.
 *
 * @param parts searches of the parts of the site. The first part is the one that contains the address. The others are
 * searched only while there are too few pages
 * @param count maximum number of pages
 */
export async function closestPages(
  missing: MissingAddress,
  parts: readonly FindHits[],
  count: number,
): Promise<SearchHit[]> {
  const {pathname, baseUrl, paths} = missing;
  const address = readAddress(pathname, baseUrl, paths);
  const {name, rest} = address;
  if (name.length === 0) return [];
  const queries = [name, [...rest, ...name]].map((words) => words.join(' '));
  const similar = similarPaths(address, missing).slice(0, count);

  const pagesOf = async (find: FindHits): Promise<SearchHit[]> => {
    const found = (await Promise.all(Array.from(new Set(queries), find))).flat();
    const unseen = similar.filter((path) => found.every(({url}) => !isSamePage(url, path)));
    const names = new Set(unseen.map((path) => lastOf(path, baseUrl).join(' ')));
    const named = (await Promise.all(Array.from(names, find))).flat();
    const hits = [
      ...found.filter(({url}) => !leavesSite(url)),
      // These pages were searched by their own names, so their scores are not comparable.
      ...named
        .filter(({url}) => unseen.some((path) => isSamePage(url, path)))
        .map((hit) => ({...hit, score: 0})),
    ];
    return rankPages(hitsOfPages(hits), address, baseUrl);
  };

  const pages: SearchHit[] = [];
  for (const find of parts) if (pages.length < count) pages.push(...(await pagesOf(find)));
  return pages.slice(0, count);
}
