import type {RecordedText} from './PageRecorder';
import {comparePages, type PageText} from './PageText';

/**
 * Returns the path of an address without the parts that differ between hosts: `/docs/a` for
 * `https://host/docs/a/index.html`.
 */
export function barePath(address: string): string {
  const base = 'https://site.invalid';
  if (!URL.canParse(address, base)) return address;
  const {pathname} = new URL(address, base);
  return pathname.replace(/(?:\/index)?(?:\.x?html?)?\/?$/i, '');
}

/**
 * Yields the path, then the path without its first folder, without its first two folders, and so on, because a
 * host may add folders.
 */
function* endsOf(path: string): Generator<string> {
  for (let at = 0; at >= 0; at = path.indexOf('/', at + 1)) yield path.slice(at);
}

// The bytes include the marks that separate sections.
const haveSameText = (one: PageText, other: PageText): boolean =>
  one.texts.bytes.equals(other.texts.bytes) && one.heads.bytes.equals(other.heads.bytes);

/**
 * Leaves out the copies of a page. A copy has the same text and names the page's address as its canonical one.
 * Old versions of a page often name the latest one, but have a different text.
 */
function withoutCopies(pages: readonly RecordedText[]): RecordedText[] {
  if (pages.every(({text}) => text.canonical === '')) return [...pages];
  const byPath = new Map(pages.map((page) => [barePath(page.text.url), page]));
  const originalOf = ({canonical}: PageText): RecordedText | undefined => {
    for (const end of endsOf(barePath(canonical))) {
      const page = byPath.get(end);
      if (page !== undefined) return page;
    }
    return undefined;
  };
  return pages.filter((page) => {
    if (page.text.canonical === '') return true;
    const original = originalOf(page.text);
    return original === undefined || original === page || !haveSameText(original.text, page.text);
  });
}

/** Minimum number of pages that are sorted by boost and number of sections. */
const MANY_PAGES = 20_000;

/**
 * Returns the pages in their order in the index, without copies. They are sorted by address. If there are many, they
 * are sorted by boost and number of sections first, because the manifest lists both. If the pages were only sorted by
 * address, these lists would compress badly and take 40 kB for 100,000 pages. With 10,000 pages, sorting by boost first
 * would enlarge texts and headings by more than it saves.
 */
export function orderPages(pages: readonly RecordedText[], manyPages = MANY_PAGES): RecordedText[] {
  const ordered = withoutCopies([...pages].sort((a, b) => comparePages(a.text, b.text)));
  if (ordered.length < manyPages) return ordered;
  return ordered.sort(
    ({text: a}, {text: b}) => a.boost - b.boost || a.heads.length - b.heads.length,
  );
}
