import {describe, expect, it} from 'vitest';
import type {Mark} from '../core/query/excerpt/findTokens';
import {hit} from './__tests__/answerOf';
import {fewerWords, phrasesAsWords, spelledAsFound} from './otherQueries';

describe('fewerWords', () => {
  it('returns the three longest words in the order of the query', () => {
    expect(fewerWords('stop the engine, warp the drive sideways')).toEqual([
      'engine',
      'drive',
      'sideways',
    ]);
  });

  it('returns short words only if there are no others', () => {
    expect(fewerWords('light of the mouse')).toEqual(['light', 'mouse']);
    expect(fewerWords('if or')).toEqual(['if', 'or']);
  });

  it('returns each word once, without quotation marks and operators', () => {
    expect(fewerWords(' "warp drive" +drive -brake  eng* ')).toEqual(['warp', 'drive', 'brake']);
    expect(fewerWords('«warp drive»')).toEqual(['warp', 'drive']);
  });

  it('returns nothing for a single word', () => {
    expect(fewerWords(' warp ')).toEqual([]);
    expect(fewerWords('')).toEqual([]);
  });
});

describe('phrasesAsWords', () => {
  it('removes the quotation marks of phrases', () => {
    expect(phrasesAsWords('"warp drive" engine +"of the ship"')).toBe(
      'warp drive engine of the ship',
    );
    expect(phrasesAsWords('„warp drive“ engine')).toBe('warp drive engine');
  });

  it.each(['warp drive', '"warp"', '"warp drive', 'engine -"warp drive"'])(
    'returns undefined for %s, which excludes a phrase or has no phrase of several words',
    (query) => {
      expect(phrasesAsWords(query)).toBeUndefined();
    },
  );
});

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

  it('each found word, even next to a hyphen', () => {
    const found = titled('Straße und Größen-Menü', 'Straße', 'Größen-Menü');
    expect(spelledAsFound('die strasse, menu', [found])).toBe('die straße, menü');
  });
});

describe('A corrected query keeps', () => {
  it('words that are not marked in a hit', () => {
    expect(spelledAsFound('einfuhrung', [titled('Einführung')])).toBe('einfuhrung');
    const other = titled('Einführung für Gäste', 'Gäste');
    expect(spelledAsFound('einfuhrung', [other])).toBe('einfuhrung');
  });

  it('words that the hits contain only as parts of longer words', () => {
    expect(spelledAsFound('strasse', [titled('Straßenbahn', 'Straßenbahn')])).toBe('strasse');
  });

  it('words in capitals, and words that the reader typed with their accents', () => {
    expect(spelledAsFound('GROSSE Größe', [titled('größe', 'größe')])).toBe('GROSSE Größe');
  });

  it('the letter i of a word that a hit has in capitals, except in Turkish, where it becomes ı', () => {
    expect(spelledAsFound('index', [titled('INDEX', 'INDEX')])).toBe('index');
    expect(spelledAsFound('kirmizi', [titled('KIRMIZI', 'KIRMIZI')], 'tr')).toBe('kırmızı');
  });
});
