import {type AbbreviationSample, abbreviationSample} from '../compression/abbreviationSample';
import {partsOf} from '../compression/placeParts';
import {TEXT_PARTS, TEXTS} from '../format/layout';
import {runningSums} from '../format/runningSums';
import {joinBytes} from './joinBytes';
import {makeDictionary} from './makeDictionary';
import {cutTextBlocks, type PageText, type TextBlock} from './PageText';
import {MANY_SECTIONS, textBlockSize} from './textBlockSize';

/** Text to which all text blocks refer back: bytes at most, and share of all text at most. */
const SHARED = {bytes: 8192, share: 1 / 28};
/** Abbreviations at most, of few sections and of many. */
const ABBREVIATIONS = {few: 512, many: 1024};
/** Bytes of text below which abbreviations would save too little for the time that it takes to choose them. */
const LITTLE_TEXT = 250_000;

/** The texts of an index, cut into blocks. */
export interface CutTexts {
  blocks: TextBlock[];
  /** What many blocks have in common. */
  pieces: Uint8Array;
  /** From which abbreviations are to be chosen, and how many at most. */
  sample: AbbreviationSample;
  mostAbbreviations: number;
}

/** The texts of an index, and what they have in common. */
export interface SharedTexts {
  blocks: TextBlock[];
  /** Text to which all blocks refer back, abbreviations first. */
  dictionary: Uint8Array;
  /** Where each abbreviation begins, and where the last one ends. */
  abbreviationStarts: Uint32Array;
}

function sizeOf(pages: readonly PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}

function mostAbbreviations(size: number, sections: number): number {
  if (size < LITTLE_TEXT) return 0;
  return sections < MANY_SECTIONS ? ABBREVIATIONS.few : ABBREVIATIONS.many;
}

/** Cuts the texts of pages into blocks, and chooses what these refer back to, beside abbreviations. */
export function cutTexts(pages: readonly PageText[]): CutTexts {
  const size = sizeOf(pages);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const blocks = cutTextBlocks(pages, textBlockSize(size, sections));
  const contents = blocks.map(({content}) => content);
  const shared = Math.min(SHARED.bytes, Math.floor(size * SHARED.share));
  const pieces = makeDictionary(contents, shared);
  const referring = contents.map((content) => ({
    parts: partsOf(TEXT_PARTS, [content]),
    dictionary: pieces,
  }));
  return {
    blocks,
    pieces,
    sample: abbreviationSample(referring, TEXTS),
    mostAbbreviations: mostAbbreviations(size, sections),
  };
}

/** Puts abbreviations in front of what the texts have in common. */
export const shareTexts = (
  {blocks, pieces}: CutTexts,
  abbreviations: readonly Uint8Array[],
): SharedTexts => ({
  blocks,
  dictionary: joinBytes([...abbreviations, pieces]),
  abbreviationStarts: runningSums(abbreviations.map(({length}) => length)),
});
