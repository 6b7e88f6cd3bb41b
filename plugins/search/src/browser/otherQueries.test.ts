import {describe, expect, it} from 'vitest';
import type {Mark} from '../core/query/excerpt/excerpt';
import {hit} from './__tests__/answerOf';
import {fewerWords, phrasesAsWords, spelledAsFound} from './otherQueries';

describe('fewerWords', () => {
  it('are the three longest words in their order', () => {
    expect(fewerWords('stop the engine, warp the drive sideways')).toEqual([
      'engine',
      'drive',
      'sideways',
    ]);
  });

  it('are short words only where there are no others', () => {
    expect(fewerWords('light of the mouse')).toEqual(['light', 'mouse']);
    expect(fewerWords('if or')).toEqual(['if', 'or']);
  });

  it('are without quotation marks and signs, and each only once', () => {
    expect(fewerWords(' "warp drive" +drive -brake  eng* ')).toEqual(['warp', 'drive', 'brake']);
    expect(fewerWords('«warp drive»')).toEqual(['warp', 'drive']);
  });

  it('do not exist for a single word', () => {
    expect(fewerWords(' warp ')).toEqual([]);
    expect(fewerWords('')).toEqual([]);
  });
});

describe('phrasesAsWords', () => {
  it('is the query with its phrases as words', () => {
    expect(phrasesAsWords('"warp drive" engine +"of the ship"')).toBe(
      'warp drive engine of the ship',
    );
    expect(phrasesAsWords('„warp drive“ engine')).toBe('warp drive engine');
  });

  it.each(['warp drive', '"warp"', '"warp drive', 'engine -"warp drive"'])(
    'is nothing for %s, where no phrase must occur, or one that is all there is and a word',
    (query) => {
      expect(phrasesAsWords(query)).toBeUndefined();
    },
  );
});

/** Where the words stand in a text. */
const marksOf = (text: string, ...words: string[]): Mark[] =>
  words.map((word) => [text.indexOf(word), text.indexOf(word) + word.length]);

const titled = (title: string, ...words: string[]) =>
  hit({title, titleMarks: marksOf(title, ...words)});

describe('A corrected query has the accents of', () => {
  const text = 'Die Einführung';
  const marks = marksOf(text, 'Einführung');
  it.each([
    ['the title', hit({title: text, titleMarks: marks})],
    ['the heading', hit({section: text, sectionMarks: marks})],
    ['the excerpt', hit({excerpt: text, marks})],
  ])('%s of a hit', (_, found) => {
    expect(spelledAsFound('einfuhrung', [hit(), found])).toBe('einführung');
  });

  it('each word that is found, also beside a hyphen', () => {
    const found = titled('Straße und Größen-Menü', 'Straße', 'Größen-Menü');
    expect(spelledAsFound('die strasse, menu', [found])).toBe('die straße, menü');
  });
});

describe('A corrected query keeps', () => {
  it('what is not marked in a hit', () => {
    expect(spelledAsFound('einfuhrung', [titled('Einführung')])).toBe('einfuhrung');
    const other = titled('Einführung für Gäste', 'Gäste');
    expect(spelledAsFound('einfuhrung', [other])).toBe('einfuhrung');
  });

  it('words that the hits have as a part of others', () => {
    expect(spelledAsFound('strasse', [titled('Straßenbahn', 'Straßenbahn')])).toBe('strasse');
  });

  it('words as the reader spelled them', () => {
    expect(spelledAsFound('GROSSE Größe', [titled('größe', 'größe')])).toBe('GROSSE Größe');
  });

  it('words whose capitals are others in another language', () => {
    expect(spelledAsFound('index', [titled('INDEX', 'INDEX')])).toBe('index');
    expect(spelledAsFound('kirmizi', [titled('KIRMIZI', 'KIRMIZI')], 'tr')).toBe('kırmızı');
  });
});
