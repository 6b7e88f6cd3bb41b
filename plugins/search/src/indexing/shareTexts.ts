import {makeDictionary} from './makeDictionary';
import {cutTextBlocks, type PageText, type TextBlock} from './PageText';
import {textBlockSize} from './textBlockSize';

/** Text to which all text blocks refer back: bytes at most, and share of all text at most. */
const SHARED = {bytes: 8192, share: 1 / 28};

/** The texts of an index, and what they have in common. */
export interface SharedTexts {
  blocks: TextBlock[];
  /** Text to which all blocks refer back. */
  dictionary: Uint8Array;
}

function sizeOf(pages: readonly PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}

/** Cuts the texts of pages into blocks, and chooses what these refer back to. */
export function shareTexts(pages: readonly PageText[]): SharedTexts {
  const size = sizeOf(pages);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const blocks = cutTextBlocks(pages, textBlockSize(size, sections));
  const shared = Math.min(SHARED.bytes, Math.floor(size * SHARED.share));
  return {
    blocks,
    dictionary: makeDictionary(
      blocks.map(({content}) => content),
      shared,
    ),
  };
}
