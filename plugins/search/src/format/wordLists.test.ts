import {describe, expect, it} from 'vitest';
import {ByteReader, ByteWriter} from './bytes';
import {isSpelling, readFrontCoded, writeFrontCoded} from './wordLists';

const encode = (words: string[]): Uint8Array => {
  const writer = new ByteWriter();
  writeFrontCoded(writer, words);
  return writer.finish();
};

describe('front coding', () => {
  it.each([[[]], [['']], [['key']], [['c++', 'cafe', 'cafés', 'größe', 'größen', '東京', '東北']]])(
    'restores %j',
    (words) => {
      expect(readFrontCoded(new ByteReader(encode(words)))).toEqual(words);
    },
  );

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
