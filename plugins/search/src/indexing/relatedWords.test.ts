import {describe, expect, it} from 'vitest';
import {english} from '../analysis/lunrLanguage';
import {READERS_WORDS, SAME_WORDS} from './englishWords';
import {relatedWords} from './relatedWords';

const {stem} = english;
const WORDS = /^[a-z\d]{2,}( [a-z\d]{2,})*$/;
const groups = SAME_WORDS.split(',').map((group) => group.trim());
const entries = READERS_WORDS.split(',').map((entry) => entry.trim());

it.each(groups)('A group has several words of different stems: %s', (group) => {
  expect(group).toMatch(WORDS);
  const words = group.split(' ');
  expect(words.length).toBeGreaterThan(1);
  expect(new Set(words.map(stem)).size).toBe(words.length);
});

it.each(entries)('An entry leads from words to others: %s', (entry) => {
  const [said = '', meant = '', ...rest] = entry.split(' > ');
  expect(rest).toEqual([]);
  for (const words of [said, meant]) expect(words).toMatch(WORDS);
  const stems = said.split(' ').map(stem);
  for (const word of meant.split(' ')) expect(stems).not.toContain(stem(word));
});

it('No words stand before the sign in two entries', () => {
  const said = entries.map((entry) => entry.split(' > ')[0]);
  expect(new Set(said).size).toBe(said.length);
});

describe('relatedWords', () => {
  it('leads from words of readers to those of the site, by their stem', () => {
    const related = relatedWords('en-GB', ['image', 'remove', 'erase'], {stem});
    expect(related[stem('photos')]).toBe('image');
    expect(related[stem('deleting')]).toBe('remove erase');
    expect(related[stem('remove')]).toBe('erase');
    expect(related[stem('umlaut')]).toBeUndefined();
  });

  it('has words where English is one of the languages', () => {
    expect(relatedWords('de,en', ['image'], {stem})[stem('photos')]).toBe('image');
    expect(relatedWords('de,fr', ['image'], {stem})).toEqual({});
  });

  it('puts together what the forms of a word may mean', () => {
    const related = relatedWords('en', ['decimal', 'equals'], {stem});
    expect(related[stem('exact')]).toBe('decimal');
    expect(related[stem('exactly')]).toBe('decimal');
  });

  it('leads to no more than the first three', () => {
    const related = relatedWords('en', ['insert', 'store', 'save', 'write', 'persist', 'cache'], {
      stem,
    });
    expect(related[stem('remember')]?.split(' ')).toHaveLength(3);
  });

  it('knows nothing of other languages', () => {
    expect(relatedWords('de', ['image'], {stem})).toEqual({});
  });
});
