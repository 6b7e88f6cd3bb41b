import {hasShortlist, WHOLE} from '../format/layout';
import {bytesOf, cutSlices, type EncodedTerm, encodeTerm} from './cutSlices';
import {cutSpellings, type SpellingChunk} from './cutSpellings';
import {type Postings, shortlist} from './encodePostings';
import {summarizePrefixes} from './summarizePrefixes';

/** Sections from which a site is large: its blocks are larger, so that they are not too many. */
const LARGE = 10_000;
/** Bytes of a dictionary at most that is not cut. */
const SMALL = 64_000;
/** Sections of which a query finds a small part, however little there is of each, as of names alone. */
const MANY = 2000;

/** Bytes of a chunk of the spelling lists, before compression as all sizes here. */
export const SPELLING_SIZE = 16_000;
/** Bytes of terms, spellings and heads together at most that the manifest holds itself. */
export const INLINE_SIZE = 96_000;

/**
 * Bytes of a slice of the dictionary.
 * @param terms bytes of all terms with their postings
 */
export function sliceSize(terms: number, sections: number): number {
  if (terms < SMALL && sections < MANY) return SMALL;
  return sections < LARGE ? 11_000 : 16_000;
}

/** Bytes of all heads up to which they are read when an index is opened. */
const FEW_HEADS = 160_000;

/**
 * Bytes of a block of heads: few are read all at once, and of many those of the rows.
 * @param heads bytes of all heads
 */
export function headSize(heads: number, sections: number): number {
  if (heads < FEW_HEADS && sections < MANY) return 32_000;
  return sections < LARGE ? 8000 : 16_000;
}

/** Bytes of a block of texts. */
export const textSize = (sections: number): number => (sections < LARGE ? 12_500 : 24_000);

/** Slices of a dictionary at most that has no list of spellings forward. */
const MOST_SCANNED = 60;

/** The terms of an index, cut into the contents of its files. */
export interface CutTerms {
  /** Terms and summaries of prefixes, sorted; at least one slice, which may be empty. */
  slices: EncodedTerm[][];
  spellings: {forward: SpellingChunk[]; backward: SpellingChunk[]};
}

/**
 * Encodes the terms that have postings, and cuts them into slices and spelling lists.
 * @param terms in any order
 * @param postingsOf gives the postings of a term, by its place in `terms`
 * @param leads 1 for each section that is the first one of its page
 */
export function encodeTerms(
  terms: readonly string[],
  postingsOf: (term: number) => Postings,
  leads: Uint8Array,
): CutTerms {
  const sorted = terms.map((_, id) => id);
  sorted.sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
  const encoded: EncodedTerm[] = [];
  const shortlists = new Map<string, EncodedTerm>();
  for (const id of sorted) {
    const postings = postingsOf(id);
    const count = postings.sections.length;
    if (count === 0) continue;
    const term = terms[id] as string;
    encoded.push(encodeTerm(term, postings));
    if (hasShortlist(count))
      shortlists.set(term, {...encodeTerm(term, shortlist(postings)), count, isPartial: true});
  }
  const size = sliceSize(
    encoded.reduce((sum, term) => sum + bytesOf(term), 0),
    leads.length,
  );
  const summaries = summarizePrefixes(encoded, {leads, heavy: size});
  const lists = encoded.flatMap((whole) => {
    const short = shortlists.get(whole.term);
    return short === undefined ? [whole] : [short, {...whole, term: WHOLE + whole.term}];
  });
  const all = [...lists, ...summaries].sort((a, b) => (a.term < b.term ? -1 : 1));
  const slices = cutSlices(all, size);
  const spellings = cutSpellings(encoded, SPELLING_SIZE, slices.length > MOST_SCANNED);
  return {slices, spellings};
}
