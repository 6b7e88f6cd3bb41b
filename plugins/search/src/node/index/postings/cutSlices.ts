import {ByteWriter, joinBytes} from '../../../core/format/bytes';
import {SUMMARY} from '../../../core/format/layout';
import {sharedLetters, writeFrontCoded} from '../../../core/format/wordLists';
import {encodePostings, type Postings} from './encodePostings';

/**
 * Returns the shortest text that is greater than one word and not greater than the next. As a boundary
 * between the two, it is as good as the whole next word. Source: Bayer, Unterauer: Prefix B-Trees.
 */
export function shortestSeparator(before: string, next: string): string {
  const shared = sharedLetters(before, next);
  const code = next.charCodeAt(shared);
  // Half of a surrogate pair cannot be encoded in UTF-8.
  return next.slice(0, shared + (code >= 0xd800 && code < 0xdc00 ? 2 : 1));
}

export interface EncodedTerm {
  term: string;
  /** Number of sections with the term. For a summary, the sum over its terms. */
  count: number;
  listed: number;
  /** Whether the list contains only some sections: a shortlist, or a summary of a prefix. */
  isPartial: boolean;
  isInHeading: boolean;
  postings: Uint8Array;
  impactsStart: number;
}

/** Shared by all terms, because an index may have a million terms. */
const termWriter = new ByteWriter();

export function encodeTerm(term: string, postings: Postings): EncodedTerm {
  termWriter.clear();
  const impactsStart = encodePostings(termWriter, postings);
  const isInHeading = Array.prototype.some.call(postings.headings, (heading) => heading !== 0);
  const listed = postings.sections.length;
  const isPartial = term.startsWith(SUMMARY);
  const encoded = {term, count: listed, listed, isPartial, isInHeading};
  // The writer reuses its memory, so copy the bytes. `Buffer.from` saves memory for small copies, because they
  // share a pool.
  return {...encoded, postings: Buffer.from(termWriter.view()), impactsStart};
}

/** Approximate size of a term without its postings, in bytes. */
const TERM_BYTES = 6;

export const bytesOf = ({postings}: EncodedTerm): number => postings.length + TERM_BYTES;

/** Minimum and maximum size of a slice as multiples of the target size, unless a term is larger. */
const LEAST = 0.75;
const MOST = 1.25;

/**
 * End of the slice that starts at `from`, chosen so that the start of the next slice is as short as possible.
 */
function endOfSlice(terms: readonly EncodedTerm[], from: number, size: number): number {
  let bytes = 0;
  let end = from;
  let best = {end: terms.length, letters: Infinity};
  while (end < terms.length) {
    bytes += bytesOf(terms[end] as EncodedTerm);
    if (end > from && bytes > size * MOST) return Math.min(best.end, end);
    end++;
    if (end === terms.length) break;
    if (bytes < size * LEAST) continue;
    const [before, next] = [terms[end - 1] as EncodedTerm, terms[end] as EncodedTerm];
    const letters = shortestSeparator(before.term, next.term).length;
    if (letters <= best.letters) best = {end, letters};
  }
  return bytes > size ? best.end : terms.length;
}

/**
 * Cuts the sorted terms into runs of about `size` bytes, between neighbors that share few letters, so that
 * terms with the same prefix are in few slices.
 */
export function cutSlices(terms: readonly EncodedTerm[], size: number): EncodedTerm[][] {
  const slices: EncodedTerm[][] = [];
  for (let from = 0; from < terms.length;) {
    const end = endOfSlice(terms, from, size);
    slices.push(terms.slice(from, end));
    from = end;
  }
  return slices.length > 0 ? slices : [[]];
}

export function sliceStarts(slices: readonly EncodedTerm[][]): string[] {
  return slices.map((slice, index) =>
    shortestSeparator(slices[index - 1]?.at(-1)?.term ?? '', slice[0]?.term ?? ''),
  );
}

/**
 * Encodes a slice: the front-coded dictionary, the sections of all postings, and their impacts with the
 * heading bytes.
 *
 * @returns parts that compress better separately
 */
export function encodeSlice(slice: EncodedTerm[]): Uint8Array[] {
  const terms = new ByteWriter();
  writeFrontCoded(
    terms,
    slice.map(({term}) => term),
  );
  for (const {count} of slice) terms.number(count);
  for (const {listed, isPartial} of slice) if (isPartial) terms.number(listed);
  const cut = (startOf: (term: EncodedTerm) => number, endOf: (term: EncodedTerm) => number) =>
    slice.map((term) => term.postings.subarray(startOf(term), endOf(term)));
  const headingsStart = ({impactsStart, listed}: EncodedTerm): number => impactsStart + listed;
  return [
    terms.finish(),
    joinBytes(
      cut(
        () => 0,
        ({impactsStart}) => impactsStart,
      ),
    ),
    joinBytes([
      ...cut(({impactsStart}) => impactsStart, headingsStart),
      ...cut(headingsStart, ({postings}) => postings.length),
    ]),
  ];
}
