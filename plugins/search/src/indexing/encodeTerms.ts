import {hasShortlist, WHOLE} from '../format/layout';
import {bytesOf, cutSlices, type EncodedTerm, encodeTerm} from './cutSlices';
import {cutSpellings, type SpellingChunk} from './cutSpellings';
import type {Postings} from './encodePostings';
import {shortlist} from './shortlist';
import {summarizePrefixes} from './summarizePrefixes';

/** Bytes of a chunk of the spelling lists before compression. */
const SPELLING_SIZE = 5000;
/**
 * Bytes of a slice before compression. A word reads one, so small ones make a first result small;
 * large sites have larger ones, so that the list of them does not become too long.
 */
const SLICE_SIZE = {small: 1300, large: 2500};
/** Bytes of terms and postings from which a site is large. */
const LARGE = 5e6;
/** Slices of a dictionary at most that has no list of spellings forward. */
const MOST_SCANNED = 250;

/** Terms that are encoded in one step. */
const STEP = 1000;

/** The terms of an index, cut into the contents of its files. */
export interface CutTerms {
  /** Terms and summaries of prefixes, sorted; at least one slice, which may be empty. */
  slices: EncodedTerm[][];
  spellings: {forward: SpellingChunk[]; backward: SpellingChunk[]};
}

/**
 * Encodes the terms that have postings, some in each step, and cuts them into slices and spelling lists.
 * @param terms in any order
 * @param postingsOf gives the postings of a term, by its place in `terms`
 * @param index.leads 1 for each section that is the first one of its page
 * @param index.isExact leaves shortlists and the summaries of prefixes out
 */
export function* encodeTerms(
  terms: readonly string[],
  postingsOf: (term: number) => Postings,
  {leads, isExact}: {leads: Uint8Array; isExact: boolean},
): Generator<void, CutTerms> {
  const sorted = terms.map((_, id) => id);
  sorted.sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
  const encoded: EncodedTerm[] = [];
  const shortlists = new Map<string, EncodedTerm>();
  for (const [index, id] of sorted.entries()) {
    if (index % STEP === STEP - 1) yield;
    const postings = postingsOf(id);
    const count = postings.sections.length;
    if (count === 0) continue;
    const term = terms[id] as string;
    encoded.push(encodeTerm(term, postings));
    if (hasShortlist(count, isExact))
      shortlists.set(term, {...encodeTerm(term, shortlist(postings)), count, isPartial: true});
  }
  const bytes = encoded.reduce((sum, term) => sum + bytesOf(term), 0);
  const size = bytes > LARGE ? SLICE_SIZE.large : SLICE_SIZE.small;
  const summaries = isExact ? [] : yield* summarizePrefixes(encoded, {leads, heavy: size * 2});
  const lists = encoded.flatMap((whole) => {
    const short = shortlists.get(whole.term);
    return short === undefined ? [whole] : [short, {...whole, term: WHOLE + whole.term}];
  });
  const all = [...lists, ...summaries].sort((a, b) => (a.term < b.term ? -1 : 1));
  yield;
  const slices = cutSlices(all, size);
  yield;
  const spellings = cutSpellings(encoded, SPELLING_SIZE, slices.length > MOST_SCANNED);
  return {slices, spellings};
}
