import {chooseAbbreviations} from '../compression/chooseAbbreviations';
import type {CodeBook} from '../compression/CodeBook';
import {partsOf} from '../compression/placeParts';
import {trainCodeBook} from '../compression/trainCodeBook';
import {type TrainingSample, trainingSample} from '../compression/TrainingSample';
import {TEXT_PARTS, TEXTS} from '../format/layout';
import {runningSums} from '../bytes/runningSums';
import {joinBytes} from './joinBytes';
import {sharedPieces} from './sharedPieces';
import {cutTextBlocks, type PageText, type TextBlock} from './PageText';
import {MANY_SECTIONS, textBlockSize} from './textBlockSize';

/** Text to which all text blocks refer back: bytes at most, and share of all text at most. */
const SHARED = {bytes: 8192, share: 1 / 28};
/** Bytes of text from which abbreviations and codes are chosen: a share, within bounds. */
const SAMPLE = {share: 1 / 16, least: 150_000, most: 1_000_000};
/** Abbreviations at most, from so many sections on. Every reader loads them, so that few texts have few. */
const ABBREVIATIONS = [
  {sections: 50_000, most: 1536},
  {sections: MANY_SECTIONS, most: 1024},
  {sections: 0, most: 512},
] as const;
/** Bytes of text below which abbreviations would save too little for the time that it takes to choose them. */
const LITTLE_TEXT = 250_000;

/** From what it is chosen what the texts of an index have in common. */
export interface TextSample {
  training: TrainingSample;
  /** Pieces of text that are in many blocks; the contents of the training refer back to them. */
  pieces: Uint8Array;
  mostAbbreviations: number;
}

/** The texts of an index, cut into blocks. */
export interface CutTexts {
  blocks: TextBlock[];
  sample: TextSample;
}

/** What the texts of an index have in common. */
export interface SharedTexts {
  /** Text to which all blocks refer back, abbreviations first. */
  sharedText: Uint8Array;
  /** The codes by which all blocks are written, those of the abbreviations among them. */
  book: CodeBook<Uint8Array>;
}

function sizeOf(pages: readonly PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}

function mostAbbreviations(size: number, sections: number): number {
  if (size < LITTLE_TEXT) return 0;
  return ABBREVIATIONS.find((one) => sections >= one.sections)?.most ?? 0;
}

/** Cuts the texts of pages into blocks. */
export function cutTexts(pages: readonly PageText[]): CutTexts {
  const size = sizeOf(pages);
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
  const blocks = cutTextBlocks(pages, textBlockSize(size, sections));
  const contents = blocks.map(({content}) => content);
  const shared = Math.min(SHARED.bytes, Math.floor(size * SHARED.share));
  const pieces = sharedPieces(contents, shared);
  const referring = contents.map((content) => ({
    parts: partsOf(TEXT_PARTS, [content]),
    sharedText: pieces,
  }));
  const sample = Math.min(SAMPLE.most, Math.max(SAMPLE.least, size * SAMPLE.share));
  return {
    blocks,
    sample: {
      training: trainingSample(referring, TEXTS, sample),
      pieces,
      mostAbbreviations: mostAbbreviations(size, sections),
    },
  };
}

/** Chooses abbreviations, puts them in front of the pieces, and trains the codes for texts behind both. */
export function shareTexts({training, pieces, mostAbbreviations}: TextSample): SharedTexts {
  const abbreviations = chooseAbbreviations(training, mostAbbreviations);
  const sharedText = joinBytes([...abbreviations, pieces]);
  const contents = training.contents.map((content) => ({...content, sharedText}));
  const abbreviationStarts = runningSums(abbreviations.map(({length}) => length));
  return {sharedText, book: trainCodeBook({...training, contents}, {abbreviationStarts})};
}
