import {ByteReader, ByteWriter, refuse} from '../../core/format/bytes';
import type {PageCounts} from './PageCounter';
import type {PageText} from './PageText';

/** All that the index needs of a page. */
export interface CountedPage {
  text: PageText;
  counts: PageCounts;
}

function writeNumbers(writer: ByteWriter, numbers: ArrayLike<number>): void {
  writer.number(numbers.length);
  for (let at = 0; at < numbers.length; at++) writer.number(numbers[at] as number);
}

/** `ByteReader.number` up to 2³², without a call for each byte. */
function readNumbers(reader: ByteReader): Uint32Array {
  const numbers = new Uint32Array(reader.number());
  const {bytes, end} = reader;
  let position = reader.position;
  for (let at = 0; at < numbers.length; at++) {
    let byte = bytes[position++] as number;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] as number;
      value |= (byte & 127) << shift;
    }
    numbers[at] = value;
  }
  if (position > end) refuse();
  reader.position = position;
  return numbers;
}

/** The bytes of a counted page: what a worker hands over. */
export function encodeCountedPage({text, counts}: CountedPage): Uint8Array {
  const writer = new ByteWriter();
  writer.text(text.url);
  writer.text(text.tags.join('\n'));
  const eight = new DataView(new ArrayBuffer(8));
  eight.setFloat64(0, text.boost, true);
  writer.bytes(new Uint8Array(eight.buffer));
  const parts = [text.header, ...text.heads, ...text.texts];
  writeNumbers(
    writer,
    parts.map(({length}) => length),
  );
  for (const part of parts) writer.bytes(part);
  writer.text(counts.terms.join('\n'));
  writeNumbers(writer, counts.records);
  writeNumbers(writer, counts.starts);
  writeNumbers(writer, counts.headingLetters);
  writeNumbers(writer, counts.lengths);
  return writer.finish();
}

/** Copies the next bytes at once, so that the rest of what is read can go. */
function cut(reader: ByteReader, sizes: number[]): Uint8Array[] {
  const whole = Uint8Array.from(reader.slice(sizes.reduce((sum, size) => sum + size, 0)));
  let at = 0;
  return sizes.map((size) => whole.subarray(at, (at += size)));
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Reads what `encodeCountedPage` wrote. */
export function decodeCountedPage(bytes: Uint8Array): CountedPage {
  const reader = new ByteReader(bytes);
  const url = reader.text();
  const tags = linesOf(reader.text());
  const eight = reader.slice(8);
  const boost = new DataView(eight.buffer, eight.byteOffset, 8).getFloat64(0, true);
  const [header = new Uint8Array(), ...sections] = cut(reader, [...readNumbers(reader)]);
  const heads = sections.splice(0, sections.length / 2);
  const terms = linesOf(reader.text());
  return {
    text: {url, boost, tags, header, heads, texts: sections},
    counts: {
      terms,
      records: readNumbers(reader),
      starts: [...readNumbers(reader)],
      headingLetters: [...readNumbers(reader)],
      lengths: [...readNumbers(reader)],
    },
  };
}
