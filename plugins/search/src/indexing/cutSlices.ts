import {ByteWriter} from '../format/ByteWriter';
import {encodePostings, type Postings} from './encodePostings';

/** A term of the dictionary with its postings in the file format. */
export interface EncodedTerm {
  term: string;
  count: number;
  postings: Uint8Array;
}

export function encodeTerm(term: string, postings: Postings): EncodedTerm {
  const writer = new ByteWriter();
  encodePostings(writer, postings);
  return {term, count: postings.sections.length, postings: writer.finish()};
}

/** Cuts the sorted terms into runs of about `size` bytes. */
export function cutSlices(terms: EncodedTerm[], size: number): EncodedTerm[][] {
  const slices: EncodedTerm[][] = [];
  let slice: EncodedTerm[] = [];
  let bytes = 0;
  for (const entry of terms) {
    const cost = entry.postings.length + 6;
    if (slice.length > 0 && bytes + cost > size * 1.25) {
      slices.push(slice);
      slice = [];
      bytes = 0;
    }
    slice.push(entry);
    bytes += cost;
    if (bytes >= size) {
      slices.push(slice);
      slice = [];
      bytes = 0;
    }
  }
  if (slice.length > 0 || slices.length === 0) slices.push(slice);
  return slices;
}

/** Writes the dictionary of a slice, front-coded, and all postings behind it. */
export function encodeSlice(slice: EncodedTerm[]): Uint8Array {
  const writer = new ByteWriter();
  writer.number(slice.length);
  let last = '';
  for (const {term, count, postings} of slice) {
    let shared = 0;
    while (shared < last.length && last[shared] === term[shared]) shared++;
    writer.number(shared);
    writer.text(term.slice(shared));
    writer.number(count);
    writer.number(postings.length);
    last = term;
  }
  for (const {postings} of slice) writer.bytes(postings);
  return writer.finish();
}
