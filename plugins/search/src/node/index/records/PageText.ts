import type {Page} from '../../extract/page/Page';
import {
  BLOCK_MARK,
  CRUMB_MARK,
  DOCUTILS_MARK,
  encodeHash,
  PAGE_MARK,
  PART_MARK,
  SECTION_MARK,
} from '../../../core/format/layout';
import {decoder, encoder} from '../../../core/format/bytes';

const MARKS = new RegExp(`[${PAGE_MARK}-${DOCUTILS_MARK}]`, 'g');
const clean = (text: string): string => text.replace(MARKS, ' ');

/** Where the next block is seen to start without a mark: behind a sentence, as the next one. */
const SEEN = /[.!?] [^\s\p{Ll}\p{N}]/u;

/** A text with a mark in place of the space before each block that is not seen to start there. */
function markBlocks(text: string, blocks: readonly number[]): string {
  const marked = blocks.filter((start) => !SEEN.test(text.slice(start - 2, start + 2)));
  const starts = [0, ...marked];
  return starts
    .map((start, at) => text.slice(start, (starts[at + 1] ?? Infinity) - 1))
    .join(BLOCK_MARK);
}

/** Texts that rows show of a page, encoded for the blocks of heads and texts. */
export interface PageText {
  url: string;
  boost: number;
  tags: readonly string[];
  canonical: string;
  /** Address, title and breadcrumbs. */
  header: Uint8Array;
  /** Fragment and heading of each section, and behind them an empty part where it has no text. */
  heads: Uint8Array[];
  /** Text of each section, and behind the first one the description of the page. */
  texts: Uint8Array[];
}

export function encodePageText(page: Page): PageText {
  const crumbs = page.breadcrumbs.map(clean).join(CRUMB_MARK);
  const header = [clean(page.url), clean(page.title), crumbs];
  const encode = (parts: readonly string[]): Uint8Array =>
    encoder.encode(SECTION_MARK + parts.join(PART_MARK));
  const isDescribed = (section: number): boolean => section === 0 && page.description !== '';
  return {
    url: page.url,
    boost: page.boost,
    tags: page.tags ?? [],
    canonical: page.canonical ?? '',
    header: encoder.encode(PAGE_MARK + header.join(PART_MARK)),
    heads: page.sections.map(({heading, hash, text}, index) => {
      const shown = clean(heading);
      const isEmpty = text === '' && !isDescribed(index);
      return encode([encodeHash(clean(hash), shown), shown, ...(isEmpty ? [''] : [])]);
    }),
    texts: page.sections.map(({text, blocks}, index) =>
      encode([
        markBlocks(clean(text), blocks),
        ...(isDescribed(index) ? [clean(page.description)] : []),
      ]),
    ),
  };
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const shownOf = ({header, heads, texts}: PageText): string =>
  [header, ...heads, ...texts].map((part) => decoder.decode(part)).join('');

/** Orders pages by address, and those of one address by what is shown of them. */
export const comparePages = (a: PageText, b: PageText): number =>
  compareTexts(a.url, b.url) || compareTexts(shownOf(a), shownOf(b));
