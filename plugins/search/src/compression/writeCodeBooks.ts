import type {BitWriter} from './BitWriter';
import {
  AGAIN,
  BITS_AGAIN,
  BITS_OFTEN,
  type CodeBook,
  LEAST_AGAIN,
  LEAST_OFTEN,
  OFTEN_AGAIN,
  ABBREVIATION_BITS,
  VALUE_BITS,
} from './CodeBook';
import {canonicalCodes} from './huffmanCode';
import {huffmanLengths} from './huffmanLengths';

/** A value, or a mark with a number behind it. */
interface Value {
  value: number;
  rest: number;
  restBits: number;
}

/** A list of values with marks in place of repeated ones. */
function withMarks(list: Uint8Array): Value[] {
  const values: Value[] = [];
  for (let at = 0; at < list.length;) {
    const value = list[at] as number;
    const isAgain = at > 0 && value === list[at - 1];
    let end = at + 1;
    while (isAgain && list[end] === value) end++;
    const times = end - at;
    if (times < LEAST_AGAIN) {
      values.push({value, rest: 0, restBits: 0});
      at++;
      continue;
    }
    const isOften = times >= LEAST_OFTEN;
    const [least, restBits] = isOften ? [LEAST_OFTEN, BITS_OFTEN] : [LEAST_AGAIN, BITS_AGAIN];
    const rest = Math.min(times - least, (1 << restBits) - 1);
    values.push({value: isOften ? OFTEN_AGAIN : AGAIN, rest, restBits});
    at += least + rest;
  }
  return values;
}

/** Class of each byte, and lengths of the codes of bytes, repetitions and distances. */
const listsOfCodes = ({classOf, symbols, distances}: CodeBook<Uint8Array>): Uint8Array[] => [
  classOf,
  ...symbols,
  distances,
];

/** Lengths of the abbreviations, and of their codes. */
const listsOfAbbreviations = ({
  abbreviationStarts,
  abbreviations,
}: CodeBook<Uint8Array>): Uint8Array[] => [
  Uint8Array.from(
    abbreviations,
    (_, number) =>
      (abbreviationStarts[number + 1] as number) - (abbreviationStarts[number] as number),
  ),
  abbreviations,
];

/** All numbers of which a book consists. */
export const listsOfBook = (book: CodeBook<Uint8Array>): Uint8Array[] => [
  ...listsOfCodes(book),
  ...listsOfAbbreviations(book),
];

/** Bits of a value in a book, about: the code for values is known when all books are. */
const BITS_OF_VALUE = 4;

/** Number of bits that a book takes, about. */
export const bitsOfBook = (book: CodeBook<Uint8Array>): number =>
  listsOfBook(book)
    .flatMap(withMarks)
    .reduce((sum, {restBits}) => sum + BITS_OF_VALUE + restBits, 0);

/** Writes books of code lengths: the lengths of the code for values, then the values. */
export function writeCodeBooks(bits: BitWriter, books: readonly CodeBook<Uint8Array>[]): void {
  const counts = new Array<number>(OFTEN_AGAIN + 1).fill(0);
  for (const {value} of books.flatMap(listsOfBook).flatMap(withMarks))
    counts[value] = (counts[value] as number) + 1;
  const lengths = huffmanLengths(counts, (1 << VALUE_BITS) - 1);
  const codes = canonicalCodes(lengths);
  const put = (lists: Uint8Array[]): void => {
    for (const {value, rest, restBits} of lists.flatMap(withMarks)) {
      bits.put(codes[value] as number, lengths[value] as number);
      bits.put(rest, restBits);
    }
  };
  for (const length of lengths) bits.put(length, VALUE_BITS);
  bits.put(books.length, VALUE_BITS);
  for (const book of books) {
    put(listsOfCodes(book));
    bits.put(book.abbreviations.length, ABBREVIATION_BITS);
    put(listsOfAbbreviations(book));
  }
}
