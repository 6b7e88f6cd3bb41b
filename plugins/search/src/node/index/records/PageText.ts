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
import {SectionBytes} from './SectionBytes';

const MARKS = new RegExp(`[${PAGE_MARK}-${DOCUTILS_MARK}]`, 'g');
const clean = (text: string): string => text.replace(MARKS, ' ');

/** Text around the start of a block that looks like the start of a sentence. Such a block needs no mark. */
const SEEN = /[.!?] [^\s\p{Ll}\p{N}]/u;

function markBlocks(text: string, blocks: readonly number[]): string {
  const marked = blocks.filter((start) => !SEEN.test(text.slice(start - 2, start + 2)));
  const starts = [0, ...marked];
  return starts
    .map((start, at) => text.slice(start, (starts[at + 1] ?? Infinity) - 1))
    .join(BLOCK_MARK);
}

export interface PageText {
  url: string;
  boost: number;
  tags: readonly string[];
  canonical: string;
  header: Uint8Array;
  /** Fragment and heading of each section, followed by an empty part if the section has no text. */
  heads: SectionBytes;
  /** Text of each section. The first one is followed by the description of the page. */
  texts: SectionBytes;
}

export function encodePageText(page: Page): PageText {
  const crumbs = page.breadcrumbs.map(clean).join(CRUMB_MARK);
  const header = [clean(page.url), clean(page.title), crumbs];
  const join = (parts: readonly string[]): string => SECTION_MARK + parts.join(PART_MARK);
  const isDescribed = (section: number): boolean => section === 0 && page.description !== '';
  return {
    url: page.url,
    boost: page.boost,
    tags: page.tags ?? [],
    canonical: page.canonical ?? '',
    header: Buffer.from(PAGE_MARK + header.join(PART_MARK)),
    heads: new SectionBytes(
      page.sections.map(({heading, hash, text}, index) => {
        const shown = clean(heading);
        const isEmpty = text === '' && !isDescribed(index);
        return join([encodeHash(clean(hash), shown), shown, ...(isEmpty ? [''] : [])]);
      }),
    ),
    texts: new SectionBytes(
      page.sections.map(({text, blocks}, index) =>
        join([
          markBlocks(clean(text), blocks),
          ...(isDescribed(index) ? [clean(page.description)] : []),
        ]),
      ),
    ),
  };
}

export const comparePages = (a: PageText, b: PageText): number =>
  (a.url < b.url ? -1 : Number(a.url > b.url)) ||
  Buffer.compare(a.header, b.header) ||
  Buffer.compare(a.heads.bytes, b.heads.bytes) ||
  Buffer.compare(a.texts.bytes, b.texts.bytes);
