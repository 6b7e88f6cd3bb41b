import {BitReader} from '../BitReader';
import {BitWriter} from '../BitWriter';
import {type CodeBook, readCodeBooks} from '../CodeBook';
import type {HuffmanCode} from '../huffmanCode';
import {writeCodeBooks} from '../writeCodeBooks';

/** Books as a reader has them that gets them from a file. */
export function readingBooks(books: readonly CodeBook<Uint8Array>[]): CodeBook<HuffmanCode>[] {
  const bits = new BitWriter();
  writeCodeBooks(bits, books);
  return readCodeBooks(new BitReader(bits.finish()));
}
