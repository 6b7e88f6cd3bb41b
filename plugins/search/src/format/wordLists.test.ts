import {describe, expect, it} from 'vitest';
import {ByteReader, ByteWriter} from './bytes';
import {
  commonnessOf,
  isSpelling,
  readFrontCoded,
  sharedLetters,
  writeFrontCoded,
} from './wordLists';

const encode = (words: string[]): Uint8Array => {
  const writer = new ByteWriter();
  writeFrontCoded(writer, words);
  return writer.finish();
};

describe('sharedLetters', () => {
  it.each([
    ['animal', 'animate', 5],
    ['anim', 'anima', 4],
    ['same', 'same', 4],
    ['', 'a', 0],
    ['b', 'a', 0],
  ])('of %s and %s are %i', (first, second, shared) => {
    expect(sharedLetters(first, second)).toBe(shared);
  });
});

describe('front coding', () => {
  it.each([[[]], [['']], [['key']], [['c++', 'cafe', 'cafés', 'größe', 'größen', '東京', '東北']]])(
    'restores %j',
    (words) => {
      expect(readFrontCoded(new ByteReader(encode(words)))).toEqual(words);
    },
  );

  it('writes number of words, shared letters, lengths of the rests and the rests', () => {
    const text = new TextEncoder();
    expect([...encode(['anima', 'animal', 'zoo'])]).toEqual([
      3,
      ...[0, 5, 0],
      ...[5, 1, 3],
      ...text.encode('animalzoo'),
    ]);
  });

  it('leaves the reader behind the last word', () => {
    const reader = new ByteReader(Uint8Array.of(...encode(['a', 'ab']), 77));
    readFrontCoded(reader);
    expect(reader.byte()).toBe(77);
  });

  it('refuses words that are cut off', () => {
    const bytes = encode(['sound', 'source']);
    for (let length = 0; length < bytes.length; length++) {
      expect(() => readFrontCoded(new ByteReader(bytes.subarray(0, length)))).toThrow(RangeError);
    }
  });
});

it('keeps characters beyond the first plane whole', () => {
  const words = ['😀', '😁', '𠀀', '𠀁', '𐀀', '𐀁', '\u{10fffc}', '\u{10fffd}'].sort();
  const writer = new ByteWriter();
  writeFrontCoded(writer, words);
  expect(readFrontCoded(new ByteReader(writer.finish()))).toEqual(words);
});

describe('isSpelling', () => {
  it.each(['key', 'größe', 'opengl2', '3d4', '東京都', 'a'.repeat(32)])('takes %s', (term) => {
    expect(isSpelling(term)).toBe(true);
  });

  it.each(['', 'ab', '2024', 'c++', '&&&', 'a'.repeat(33)])('leaves out "%s"', (term) => {
    expect(isSpelling(term)).toBe(false);
  });
});

describe('commonnessOf', () => {
  it.each([
    [1, 0],
    [2, 2],
    [3, 3],
    [1024, 20],
  ])('grows by two with each doubling: %i sections are %i', (count, commonness) => {
    expect(commonnessOf(count)).toBe(commonness);
  });

  it('fits in five bits for any number of sections', () => {
    expect(commonnessOf(2 ** 31)).toBe(31);
  });
});
