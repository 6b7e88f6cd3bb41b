import type {Page} from '../../extract/page/Page';
import {addressWord, compoundEnd} from './headingNames';
import {barePath} from './orderPages';

const MIN_LINKS = 3;
const MIN_NEIGHBORS = 10;
/**
 * Factor that combines the numbers of a term and a place into one number. Greater than the number of any place.
 */
const PLACES = 2 ** 26;

const ID_MARK = ' ';
const SECTION_MARK = '\n';

export interface SiteName {
  section: number;
  term: number;
}

interface NamedPage {
  path: string;
  url: string;
  first: number;
  ids: string;
}

/**
 * Returns the path and fragment that a link on a page refers to; undefined unless this is another page of the
 * host.
 */
function placeOf(href: string, path: string, url: string): string | undefined {
  const base = 'https://site.invalid';
  const from = URL.canParse(url, base) ? new URL(url, base) : new URL(base);
  if (!URL.canParse(href, from)) return undefined;
  const to = new URL(href, from);
  if (to.origin !== from.origin) return undefined;
  const target = barePath(to.href);
  return target === path ? undefined : target + to.hash;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Finds names that a site gives to its pages and sections in addition to their titles. One kind is the word with which
 * most pages link to a section. The other kind is the end of an address that shares its first word with neighboring
 * pages, such as `commit` in `git-commit`.
 */
export class SiteNames {
  readonly #pages: NamedPage[] = [];
  /**
   * Terms at the ends of addresses. Links with these terms are ignored, because the address already gives the
   * name.
   */
  readonly #addresses = new Set<number | undefined>();
  readonly #places = new Map<string, number>();
  /** Number of pages that link to a place with a term. The key combines the numbers of both. */
  readonly #links = new Map<number, number>();

  add(
    {url, links = [], sections}: Page,
    first: number,
    termOf: (word: string) => number | undefined,
  ): void {
    const path = barePath(url);
    const ids = sections.map(({hash, ids: inside = []}) => [hash, ...inside].join(ID_MARK));
    this.#pages.push({path, url, first, ids: ids.join(SECTION_MARK)});
    this.#addresses.add(termOf(addressWord(url)));
    const linked = new Set<number>();
    for (const {href, word} of links) {
      const place = placeOf(href, path, url);
      const term = place === undefined ? undefined : termOf(word);
      if (place === undefined || term === undefined) continue;
      let number = this.#places.get(place);
      if (number === undefined) this.#places.set(place, (number = this.#places.size));
      linked.add(term * PLACES + number);
    }
    for (const key of linked) count(this.#links, key);
  }

  /**
   * Returns the sections that several pages link to with the same term, if more than half of all links with this term
   * refer to the section.
   */
  linked(): SiteName[] {
    const totals = new Map<number, number>();
    for (const [key, pages] of this.#links) {
      const term = Math.floor(key / PLACES);
      totals.set(term, (totals.get(term) ?? 0) + pages);
    }
    const places = Array.from(this.#places.keys());
    const byPath = new Map(this.#pages.map((page) => [page.path, page]));
    return Array.from(this.#links).flatMap(([key, pages]) => {
      const term = Math.floor(key / PLACES);
      if (this.#addresses.has(term)) return [];
      if (pages < MIN_LINKS || pages * 2 <= (totals.get(term) ?? 0)) return [];
      const [path = '', id] = (places[key % PLACES] ?? '').split('#');
      const page = byPath.get(path);
      if (page === undefined) return [];
      const ids = page.ids.split(SECTION_MARK);
      const at = id === undefined ? 0 : ids.findIndex((some) => some.split(ID_MARK).includes(id));
      return at < 0 ? [] : [{section: page.first + at, term}];
    });
  }

  /**
   * Returns names from compounds at the end of addresses: all but the first word, such as `commit` for the page
   * `git-commit`. At least half of the pages in the folder must share the first word.
   */
  compoundEnds(termOf: (word: string) => number | undefined): SiteName[] {
    const folders = new Map<string, number>();
    const starts = new Map<string, number>();
    const keyOf = (path: string, start: string): string => `${folderOf(path)} ${start}`;
    for (const {path, url} of this.#pages) {
      count(folders, folderOf(path));
      const compound = compoundEnd(url);
      if (compound) count(starts, keyOf(path, compound.start));
    }
    return this.#pages.flatMap(({path, url, first}) => {
      const {start = '', end = ''} = compoundEnd(url) ?? {};
      const neighbors = starts.get(keyOf(path, start)) ?? 0;
      if (neighbors < MIN_NEIGHBORS || neighbors * 2 < (folders.get(folderOf(path)) ?? 0))
        return [];
      const term = termOf(end);
      return term === undefined ? [] : [{section: first, term}];
    });
  }
}
