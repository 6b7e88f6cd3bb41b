import {hasShortlist, isAnswer, TAG, WHOLE} from '../../../core/format/layout';
import {bytesOf, cutSlices, type EncodedTerm, encodeTerm, shortestSeparator} from './cutSlices';
import {type Postings, shortlist} from './encodePostings';
import {summarizePrefixes} from './summarizePrefixes';
import {sliceSize} from './blockSizes';
import {ByteWriter} from '../../../core/format/bytes';
import {
  commonnessOf,
  isSpelling,
  reversed,
  sharedLetters,
  writeFrontCoded,
} from '../../../core/format/wordLists';

const CHUNK_SIZE = 16_000;

/**
 * Number of chunks of reversed words above which there is a separate list of frequent words, and length of
 * that list.
 */
const MOST_CHUNKS = 16;
const MOST_FREQUENT = 10_000;

export interface CutTerms {
  slices: EncodedTerm[][];
  spellings: WordChunk[];
  /** The most frequent words, sorted; empty if there are few enough words to read all. */
  frequent: WordChunk[];
}

/**
 * Encodes the terms that have postings, and cuts them into slices and chunks of reversed words.
 *
 * @param terms terms in any order
 * @param postingsOf returns the postings of a term by its index in `terms`
 * @param leads 1 for each section that is the first one of its page
 * @param tags the first sections of the pages with each tag
 * @param isOneOfSeveral whether readers search other indexes at the same time
 */
export function encodeTerms(
  terms: readonly string[],
  postingsOf: (term: number) => Postings,
  leads: Uint8Array,
  tags: ReadonlyMap<string, readonly number[]> = new Map(),
  isOneOfSeveral = false,
): CutTerms {
  const sorted = terms.map((_, id) => id);
  sorted.sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
  const encoded: EncodedTerm[] = [];
  const answers: EncodedTerm[] = [];
  const shortlists = new Map<string, EncodedTerm>();
  for (const id of sorted) {
    const postings = postingsOf(id);
    const count = postings.sections.length;
    if (count === 0) continue;
    const term = terms[id] as string;
    (isAnswer(term) ? answers : encoded).push(encodeTerm(term, postings));
    if (hasShortlist(count))
      shortlists.set(term, {...encodeTerm(term, shortlist(postings)), count, isPartial: true});
  }
  const size = sliceSize(
    encoded.reduce((sum, term) => sum + bytesOf(term), 0),
    leads.length,
    isOneOfSeveral,
  );
  const summaries = summarizePrefixes(encoded, {leads, heavy: size});
  const lists = encoded.flatMap((whole) => {
    const short = shortlists.get(whole.term);
    return short === undefined ? [whole] : [short, {...whole, term: WHOLE + whole.term}];
  });
  const all = [...lists, ...summaries, ...answers, ...Array.from(tags, encodeTag)].sort((a, b) =>
    a.term < b.term ? -1 : 1,
  );
  const slices = cutSlices(all, size);
  const spellings = cutWords(reversedWords(encoded));
  const frequent = spellings.length > MOST_CHUNKS ? cutWords(frequentWords(encoded)) : [];
  return {slices, spellings, frequent};
}

function encodeTag([tag, sections]: [string, readonly number[]]): EncodedTerm {
  const none = sections.map(() => 0);
  return encodeTerm(TAG + tag, {
    sections: [...sections],
    impacts: none,
    headings: none,
  });
}

export interface WordChunk {
  /**
   * Boundary of the chunk: greater than the last word of the previous chunk, and not greater than the first word of
   * this one.
   */
  start: string;
  content: Uint8Array;
}

/** Bytes per word besides its letters: the number of shared letters, the length of the rest, and the commonness. */
const OVERHEAD = 3;

type CountedWord = [word: string, count: number];

function cutWords(words: CountedWord[]): WordChunk[] {
  words.sort(([a], [b]) => (a < b ? -1 : 1));
  const chunks: WordChunk[] = [];
  for (let at = 0; at < words.length;) {
    const writer = new ByteWriter();
    const start = at;
    let last = '';
    for (let bytes = 0; at < words.length && bytes < CHUNK_SIZE; at++) {
      const word = words[at]?.[0] ?? '';
      bytes += OVERHEAD + word.length - sharedLetters(last, word);
      last = word;
    }
    const chunk = words.slice(start, at);
    writeFrontCoded(
      writer,
      chunk.map(([word]) => word),
    );
    for (const [, count] of chunk) writer.byte(commonnessOf(count));
    const before = words[start - 1]?.[0] ?? '';
    chunks.push({
      start: shortestSeparator(before, chunk[0]?.[0] ?? ''),
      content: writer.finish(),
    });
  }
  return chunks;
}

/** Returns the most frequent words. In a large index, corrections and patterns use only these words. */
const frequentWords = (terms: readonly EncodedTerm[]): CountedWord[] =>
  terms
    .filter(({term}) => isSpelling(term))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_FREQUENT)
    .map(({term, count}) => [term, count]);

/** Whether a word should be findable by its end: a word of a heading, or of several sections. */
const isProminent = ({count, isInHeading}: EncodedTerm): boolean => isInHeading || count > 2;

const reversedWords = (terms: readonly EncodedTerm[]): CountedWord[] =>
  terms
    .filter((term) => isSpelling(term.term) && isProminent(term))
    .map(({term, count}) => [reversed(term), count]);
