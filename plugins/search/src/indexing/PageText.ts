import type {Page} from '../extract/Page';
import {encodeHash} from '../format/headingSlug';
import {CRUMB_MARK, DOCUTILS_MARK, PAGE_MARK, PART_MARK, SECTION_MARK} from '../format/layout';
import {decoder, encoder} from '../bytes/utf8';
import {joinBytes} from './joinBytes';

const MARKS = new RegExp(`[${PAGE_MARK}-${DOCUTILS_MARK}]`, 'g');
const clean = (text: string): string => text.replace(MARKS, ' ');

/** What is shown of a page, encoded for the text blocks. */
export interface PageText {
  url: string;
  boost: number;
  header: Uint8Array;
  sections: Uint8Array[];
}

export function encodePageText(page: Page): PageText {
  const crumbs = page.breadcrumbs.map(clean).join(CRUMB_MARK);
  const header = [clean(page.url), clean(page.title), crumbs];
  return {
    url: page.url,
    boost: page.boost,
    header: encoder.encode(PAGE_MARK + header.join(PART_MARK)),
    sections: page.sections.map(({heading, hash, text}, index) => {
      const shown = clean(heading);
      const parts = [encodeHash(clean(hash), shown), shown, clean(text)];
      if (index === 0 && page.description !== '') parts.push(clean(page.description));
      return encoder.encode(SECTION_MARK + parts.join(PART_MARK));
    }),
  };
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const shownOf = ({header, sections}: PageText): string =>
  [header, ...sections].map((part) => decoder.decode(part)).join('');

/** Orders pages by address, and those of one address by what is shown of them. */
export const comparePages = (a: PageText, b: PageText): number =>
  compareTexts(a.url, b.url) || compareTexts(shownOf(a), shownOf(b));

/** Share of the wanted size that a block has at most, one large section aside. */
const MOST = 1.3;

/** A run of sections that is compressed together. */
export interface TextBlock {
  sections: number;
  content: Uint8Array;
}

/** Cuts the pages into blocks of about `size` bytes. Each block starts with a page's header. */
export function cutTextBlocks(pages: readonly PageText[], size: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let sections = 0;
  const finish = (): void => {
    if (sections === 0) return;
    blocks.push({sections, content: joinBytes(parts)});
    parts = [];
    bytes = 0;
    sections = 0;
  };
  const add = (part: Uint8Array): void => {
    parts.push(part);
    bytes += part.length;
  };
  for (const page of pages) {
    let isOpen = false;
    for (const section of page.sections) {
      if (bytes > 0 && bytes + section.length > size * MOST) {
        finish();
        isOpen = false;
      }
      if (!isOpen) add(page.header);
      isOpen = true;
      add(section);
      sections++;
      if (bytes >= size) {
        finish();
        isOpen = false;
      }
    }
  }
  finish();
  return blocks;
}
