import {describe, expect, it} from 'vitest';
import {ByteReader} from '../format/bytes';
import {readFrontCoded, reversed} from '../format/wordLists';
import {cutSpellings, type SpelledTerm, type SpellingChunk} from './encodeTerms';

const term = (name: string, count = 1, isInHeading = false): SpelledTerm => ({
  term: name,
  count,
  isInHeading,
});

const read = (chunks: SpellingChunk[]): [word: string, commonness: number][] =>
  chunks.flatMap(({content}) => {
    const reader = new ByteReader(content);
    return readFrontCoded(reader).map((word): [string, number] => [word, reader.byte()]);
  });

const terms = [term('audio', 8), term('c++', 9), term('key', 2), term('lamp', 1, true)];

describe('cutSpellings', () => {
  it('lists words of headings and of more than two sections by their ends', () => {
    expect(read(cutSpellings(terms, 1000))).toEqual([
      ['oidua', 6],
      ['pmal', 0],
    ]);
  });

  it('cuts the list into chunks that say where they start', () => {
    const many = Array.from({length: 300}, (_, n) => term(`word${1000 + n}`, 5));
    const chunks = cutSpellings(many, 200);
    const words = read(chunks).map(([word]) => reversed(word));
    expect(words.sort()).toEqual(many.map((one) => one.term));
    expect(chunks.length).toBeGreaterThan(3);
    for (const [index, chunk] of chunks.entries()) {
      const [first = ''] = read([chunk])[0] ?? [];
      expect(first.startsWith(chunk.start)).toBe(true);
      const before = chunks[index - 1];
      if (before !== undefined) expect((read([before]).at(-1)?.[0] ?? '') < chunk.start).toBe(true);
      expect(chunk.content.length).toBeLessThan(300);
    }
  });
});
