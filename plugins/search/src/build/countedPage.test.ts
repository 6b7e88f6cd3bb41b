import {expect, it} from 'vitest';
import {type CountedPage, decodeCountedPage, encodeCountedPage} from './countedPage';

/** Numbers at which one more byte begins, and those before. */
const SIZES = [7, 14, 21, 28].flatMap((bits) => [2 ** bits - 1, 2 ** bits]);
const NUMBERS = [0, 1, ...SIZES, 2 ** 31, 2 ** 32 - 1];

const PAGE: CountedPage = {
  text: {
    url: '/größe',
    boost: 0.1,
    tags: ['größe', 'c++'],
    header: Uint8Array.of(1, 2, 3),
    heads: [Uint8Array.of(4), Uint8Array.of()],
    texts: [Uint8Array.of(5), Uint8Array.of(6)],
  },
  counts: {
    terms: ['größ', 'lamp'],
    records: Uint32Array.from(NUMBERS),
    starts: NUMBERS,
    headingLetters: [...NUMBERS].reverse(),
    lengths: [1, 127, 128],
  },
};

it('is read as it was written, with numbers of every size', () => {
  expect(decodeCountedPage(encodeCountedPage(PAGE))).toEqual(PAGE);
});

it('is refused where it is cut off, and nothing behind its end is read', () => {
  const bytes = encodeCountedPage(PAGE);
  for (let length = 0; length < bytes.length; length++)
    expect(() => decodeCountedPage(bytes.subarray(0, length)), `${length} bytes`).toThrow();
});
