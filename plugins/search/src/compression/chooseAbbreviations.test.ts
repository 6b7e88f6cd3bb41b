import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {chooseAbbreviations} from './chooseAbbreviations';
import type {Content} from './placeParts';
import {trainingSample} from './TrainingSample';

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
const sharedText = new Uint8Array(0);

/** Texts of random letters with some words in between. */
function textsWith(words: readonly string[], count = 60): Content[] {
  const random = randomNumbers(7);
  const letters = () =>
    Array.from({length: 6}, () => String.fromCharCode(97 + random() * 26)).join('');
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  return Array.from({length: count}, () => {
    const text = Array.from({length: 60}, () => `${letters()}${word()}`).join('');
    return {parts: [{kind: 0, bytes: encoder.encode(text)}], sharedText};
  });
}

const chosen = (contents: readonly Content[], most: number): string[] =>
  chooseAbbreviations(trainingSample(contents, 0, 200_000), most).map((abbreviation) =>
    decoder.decode(abbreviation),
  );

/** Which words abbreviations have, without the letters around them. */
const wordsIn = (abbreviations: readonly string[]): string[] =>
  Array.from(new Set(abbreviations.map((one) => one.replace(/[a-z]/g, '').trim())))
    .filter((word) => word !== '')
    .sort();

describe('chooseAbbreviations', () => {
  const words = [' GRAPHICS ', ' SPRITE ', ' OF THE '];

  it('chooses what occurs often, and as a whole', () => {
    expect(wordsIn(chosen(textsWith(words), 12))).toEqual(['GRAPHICS', 'OF THE', 'SPRITE']);
  });

  it('puts short ones first, and those of one length in the order of their bytes', () => {
    const many = ['ALPHA', 'BRAVO', 'CHARLIE', 'DELTA', 'ECHO', 'FOXTROT', 'GOLF', 'HOTEL'];
    const abbreviations = chosen(textsWith(many), 40);
    expect(abbreviations.length).toBeGreaterThan(7);
    const compare = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
    expect(abbreviations).toEqual([...abbreviations].sort(compare));
  });

  it('keeps to the number that is wanted', () => {
    for (const most of [0, 1, 2]) expect(chosen(textsWith(words), most)).toHaveLength(most);
  });

  it('chooses none where nothing occurs often enough to be worth its place', () => {
    expect(chosen(textsWith([''], 3), 100)).toEqual([]);
    expect(chosen(textsWith(words, 1).slice(1), 100)).toEqual([]);
    expect(chosen([], 100)).toEqual([]);
  });

  it('chooses no run of bytes twice, nor one that takes more than it saves', () => {
    const rare = textsWith([''], 60).map((content, index) => ({
      ...content,
      parts: [...content.parts, {kind: 0, bytes: encoder.encode(index % 12 === 0 ? 'QXZ' : '')}],
    }));
    const abbreviations = chosen([...rare, ...textsWith(words)], 400);
    expect(wordsIn(abbreviations)).toEqual(['GRAPHICS', 'OF THE', 'SPRITE']);
    expect(new Set(abbreviations).size).toBe(abbreviations.length);
  });

  it('looks for them in all texts', () => {
    const [plain, wordy] = [textsWith(['']), textsWith(words)];
    const mixed = plain.flatMap((content, index) => [content, wordy[index] ?? content]);
    for (const contents of [mixed, [...mixed].reverse()])
      expect(wordsIn(chosen(contents, 12))).toEqual(expect.arrayContaining(['OF THE', 'SPRITE']));
  });

  it('chooses them where all is one text', () => {
    const [one] = textsWith(words, 1);
    const bytes = textsWith(words).flatMap(({parts}) => parts.flatMap((part) => [...part.bytes]));
    const whole = {...one, parts: [{kind: 0, bytes: Uint8Array.from(bytes)}]};
    expect(wordsIn(chosen([whole], 12))).toEqual(['GRAPHICS', 'OF THE', 'SPRITE']);
  });

  it('has no abbreviation whose length cannot be written', () => {
    const abbreviations = chosen(
      textsWith([' A ABBREVIATION OF MORE THAN FIFTEEN LETTERS ', ' AS ']),
      20,
    );
    expect(abbreviations.length).toBeGreaterThan(1);
    for (const {length} of abbreviations) {
      expect(length).toBeGreaterThan(1);
      expect(length).toBeLessThanOrEqual(15);
    }
  });

  it('looks at evenly spread contents where there is much', () => {
    const much = [...textsWith([''], 400), ...textsWith(words, 400), ...textsWith([''], 400)];
    expect(wordsIn(chosen(much, 12))).toEqual(['GRAPHICS', 'OF THE', 'SPRITE']);
  });
});
