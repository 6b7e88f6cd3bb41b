import {makeDictionary} from './makeDictionary';
import {cutTextBlocks, type PageText, type TextBlock} from './PageText';

/** Text to which all text blocks refer back: bytes at most, and share of all text at most. */
const SHARED = {bytes: 8192, share: 1 / 56};

/** The texts of an index, and what they have in common. */
export interface SharedTexts {
  blocks: TextBlock[];
  /** Text to which all blocks refer back. */
  dictionary: Uint8Array;
}

/**
 * Bytes of a text block before compression. A row reads one block, so small ones make a first
 * result small; large sites have larger ones, so that their files do not become too many.
 */
function textBlockSize(textSize: number): number {
  if (textSize < 3e6) return 1700;
  return textSize < 2e7 ? 2048 : 6144;
}

function sizeOf(pages: readonly PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}

/** Cuts the texts of pages into blocks, and chooses what these refer back to. */
export function shareTexts(pages: readonly PageText[]): SharedTexts {
  const size = sizeOf(pages);
  const blocks = cutTextBlocks(pages, textBlockSize(size));
  const shared = Math.min(SHARED.bytes, Math.floor(size * SHARED.share));
  return {
    blocks,
    dictionary: makeDictionary(
      blocks.map(({content}) => content),
      shared,
    ),
  };
}
