import type {SearchHit} from '../Answer';
import {leavesSite} from '../hits';
import {likeness} from './likeness';
import {rankPages} from './rankPages';
import {type Address, readAddress, segmentsOf, wordsOf} from './readAddress';

/** An address of a site that has no page. */
export interface MissingAddress {
  pathname: string;
  baseUrl: string;
  /** Paths of the site's pages. */
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

/** Searches one part of the site for words. */
export type FindHits = (words: string) => Promise<SearchHit[]>;

/** Minimum likeness of the last segment to the name of a page that the search has not found. */
const LEAST_LIKENESS = 0.5;

const lastOf = (path: string, baseUrl: string): string[] =>
  wordsOf(segmentsOf(path, baseUrl).at(-1) ?? '');

const isSamePage = (url: string, path: string): boolean =>
  url.replace(/\/$/, '') === path.replace(/\/$/, '');

/** Returns the paths whose last segments are most like that of the address, best first. */
function similarPaths({name}: Address, {baseUrl, paths}: MissingAddress): string[] {
  return paths
    .map((path) => ({path, like: likeness(name, lastOf(path, baseUrl))}))
    .filter(({like}) => like >= LEAST_LIKENESS)
    .sort((a, b) => b.like - a.like)
    .map(({path}) => path);
}

/**
 * Returns the pages that an address without a page may mean, best first. They are found by the words of the address
 * and by similar addresses.
 *
 * @param parts of the site, that of the address first; the next one is searched if there are too few pages
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
      // A page found only by its name has no other data.
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
