import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {readingBooks} from './__tests__/readingBooks';
import {trainCodeBooks} from './__tests__/trainCodeBooks';
import {BitReader} from './BitReader';
import {BitWriter} from './BitWriter';
import type {CodeBook} from './CodeBook';
import {type Compress, compressor} from './compressor';
import {decompress} from './decompress';
import type {HuffmanCode} from './huffmanCode';
import type {Content} from './placeParts';

const random = randomNumbers(1);
const some = (length: number, letters: number): Uint8Array =>
  Uint8Array.from({length}, () => 97 + Math.floor(random() ** 2 * letters));
const KINDS = 3;
const encoder = new TextEncoder();

/** Compresses contents with codes trained on them, or on others, and says how they are read. */
function pack(
  contents: readonly Content[],
  trainedOn = contents,
  abbreviationStarts?: ReadonlyMap<number, Uint32Array>,
) {
  const books = trainCodeBooks(trainedOn, KINDS, abbreviationStarts);
  const reading = readingBooks(books);
  const compress = compressor(new Map(books.entries()));
  return contents.map((content) => {
    const bits = new BitWriter();
    compress(content, bits);
    const bytes = bits.finish();
    return {
      bytes,
      lengths: content.parts.map((part) => part.bytes.length),
      codes: content.parts.map(({kind}) => reading[kind] as CodeBook<HuffmanCode>),
      sharedText: content.sharedText,
    };
  });
}

type Packed = ReturnType<typeof pack>[number];
const unpack = ({bytes, lengths, codes, sharedText}: Packed): Uint8Array =>
  decompress(new BitReader(bytes), lengths, codes, sharedText);
const joined = ({parts}: Content): Uint8Array =>
  Uint8Array.from(parts.flatMap(({bytes}) => [...bytes]));

describe('compress', () => {
  it.each([0, 1, 2, 3, 7, 300, 4096, 70_000])(
    'restores %i bytes of every kind of content',
    (length) => {
      for (const letters of [1, 4, 26, 150]) {
        const content = {parts: [{kind: 1, bytes: some(length, letters)}]};
        const restored = pack([content]).map(unpack)[0] ?? new Uint8Array(0);
        expect(Buffer.compare(restored, joined(content))).toBe(0);
      }
    },
  );

  it('restores parts of several kinds, empty ones among them, behind a shared text', () => {
    const contents = Array.from({length: 40}, (_, number): Content => ({
      parts: Array.from({length: number % 5}, (_part, at) => ({
        kind: (number + at) % KINDS,
        bytes: some(Math.floor(random() * 200) * (at % 3), 30),
      })),
      ...(number % 2 === 0 && {sharedText: some(50, 30)}),
    }));
    expect(pack(contents).map(unpack)).toEqual(contents.map(joined));
  });

  it('refers back to the shared text and to the parts before', () => {
    const text = encoder.encode('the quick brown fox jumps over the lazy dog');
    const alone = {parts: [{kind: 0, bytes: text}]};
    const behind = {...alone, sharedText: text};
    const twice = {parts: [...alone.parts, ...alone.parts]};
    const [once, referring, repeated] = pack([alone, behind, twice]).map(({bytes}) => bytes.length);
    expect(referring).toBeLessThan((once ?? 0) / 4);
    expect(repeated).toBeLessThan((once ?? 0) * 1.3);
  });

  it('writes the abbreviations of a shared text in fewer bits than repetitions', () => {
    const sharedText = encoder.encode('OFTHELIGHTS and more that is shared');
    const words = ['OF', 'THE', 'LIGHTS'];
    const contents = Array.from({length: 30}, () => ({
      parts: [
        {kind: 1, bytes: some(40, 9)},
        {
          kind: 0,
          bytes: Uint8Array.from(
            Array.from({length: 40}, () => [
              ...some(3, 26),
              ...encoder.encode(words[Math.floor(random() * words.length)]),
            ]).flat(),
          ),
        },
      ],
      sharedText,
    }));
    const size = (packed: Packed[]): number =>
      packed.reduce((sum, {bytes}) => sum + bytes.length, 0);
    const packed = pack(contents, contents, new Map([[0, Uint32Array.of(0, 2, 5, 11)]]));
    expect(packed.map(unpack)).toEqual(contents.map(joined));
    expect(size(packed)).toBeLessThan(0.9 * size(pack(contents)));
  });

  it('has a code for each byte, also for those that training has not looked at', () => {
    const rare = Array.from({length: 256}, (_, byte) => byte);
    const contents = Array.from({length: 800}, (_, number) => ({
      parts: [
        {
          kind: 0,
          bytes: number === 1 ? Uint8Array.from([...rare, ...rare.reverse()]) : some(400, 9),
        },
      ],
    }));
    const restored = pack(contents).map(unpack);
    expect(Buffer.compare(Buffer.concat(restored), Buffer.concat(contents.map(joined)))).toBe(0);
  });

  it('needs fewer bits where bytes follow certain others', () => {
    const pairs = Uint8Array.from({length: 8000}, (_, at) =>
      at % 2 === 0 ? 65 + Math.floor(random() * 8) : 48 + Math.floor(random() * 8),
    );
    const length = pack([{parts: [{kind: 0, bytes: pairs}]}])[0]?.bytes.length ?? 0;
    // Three bits for each byte; four where letters and digits were all the same.
    expect(length).toBeLessThan((8000 * 3.6) / 8);
  });

  it('gives the same bytes whatever was compressed before', () => {
    const sharedText = some(3000, 5);
    const contents = Array.from({length: 12}, (_, number): Content => ({
      parts: [{kind: 0, bytes: some(900, 5)}],
      ...(number % 2 === 0 && {sharedText}),
    }));
    const books = trainCodeBooks(contents, 1);
    const bytesOf = (compress: Compress, content: Content): Uint8Array => {
      const bits = new BitWriter();
      compress(content, bits);
      return bits.finish();
    };
    const compress = compressor(new Map(books.entries()));
    const together = contents.map((content) => bytesOf(compress, content));
    expect(together).toEqual(
      contents.map((content) => bytesOf(compressor(new Map(books.entries())), content)),
    );
  });

  it('has a code for a byte behind that of another part', () => {
    const pairs = (): Uint8Array =>
      Uint8Array.from(
        {length: 600},
        (_, at) => (at % 2 === 0 ? 97 : 48) + Math.floor(random() * 8),
      );
    for (const last of ['a', '0']) {
      const contents = Array.from({length: 800}, (_, number) => ({
        parts: [
          {kind: 0, bytes: encoder.encode(number === 1 ? last : '')},
          {kind: 1, bytes: number === 1 ? encoder.encode('!a0') : pairs()},
        ],
      }));
      const restored = pack(contents).map(unpack);
      expect(Buffer.compare(Buffer.concat(restored), Buffer.concat(contents.map(joined)))).toBe(0);
    }
  });

  it('refuses a byte without a code', () => {
    const parts = [{kind: 0, bytes: encoder.encode('x')}];
    expect(() => pack([{parts}], [{parts: [{kind: 0, bytes: encoder.encode('yy')}]}])).toThrow(
      'The index has a byte that has no code.',
    );
  });
});

describe('decompress', () => {
  it('refuses data of another length than announced', () => {
    for (const letters of [1, 26]) {
      for (const packed of pack([{parts: [{kind: 0, bytes: some(1000, letters)}]}])) {
        for (const length of [0, 1, 500, 980, 1020, 2000]) {
          expect(() => unpack({...packed, lengths: [length]}), `${length}`).toThrow(RangeError);
        }
      }
    }
  });

  it('refuses data that is cut off, too long, or refers to what is not there', () => {
    for (const packed of pack([
      {parts: [{kind: 0, bytes: some(1000, 9)}], sharedText: some(99, 9)},
    ])) {
      expect(() => unpack({...packed, bytes: packed.bytes.subarray(0, -1)})).toThrow(RangeError);
      expect(() => unpack({...packed, bytes: Uint8Array.of(...packed.bytes, 0)})).toThrow(
        RangeError,
      );
      expect(() => unpack({...packed, sharedText: undefined})).toThrow(RangeError);
    }
  });

  it('refuses abbreviations of a shared text that does not hold them', () => {
    const sharedText = encoder.encode(`OFTHE${'and more '.repeat(9)}`);
    const content = {parts: [{kind: 0, bytes: encoder.encode('THE')}], sharedText};
    const starts = new Map([[0, Uint32Array.of(0, 2, 5)]]);
    for (const packed of pack([content], [content], starts)) {
      expect(unpack(packed)).toEqual(encoder.encode('THE'));
      for (const other of [undefined, sharedText.subarray(0, 2)])
        expect(() => unpack({...packed, sharedText: other})).toThrow(RangeError);
    }
  });

  it('reads any bytes without an end or writing elsewhere', () => {
    const [packed] = pack([{parts: [{kind: 0, bytes: some(3000, 9)}]}]);
    if (packed === undefined) throw new Error('nothing packed');
    for (let round = 0; round < 500; round++) {
      const bytes = Uint8Array.from({length: 300}, () => Math.floor(random() * 256));
      try {
        expect(unpack({...packed, bytes})).toHaveLength(3000);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
  });
});
