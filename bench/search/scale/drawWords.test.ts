import {expect, it} from 'vitest';
import {countWords, noWords} from './countWords';
import {drawWords} from './drawWords';

const counts = noWords();
for (let page = 0; page < 120; page++)
  countWords(
    `<p class="hidden">The window ${page % 6 === 0 ? 'shades' : ''} ${page < 3 ? 'aardvark SetWindow' : ''} param_name</p>`,
    counts,
  );
const english = new Set(['window', 'shades', 'aardvark', 'hidden']);

it('A word is counted once per page, and tags, names and short words are ignored', () => {
  expect(Object.fromEntries(counts.words)).toEqual({window: 120, shades: 20, aardvark: 3});
  expect(Object.fromEntries(counts.names)).toEqual({SetWindow: 3});
});

it('Misspellings have one typo after the first letter of a frequent English word', () => {
  const {misspellings} = drawWords(counts, english, 1);
  expect(misspellings.map(({word}) => word).sort()).toEqual(['shades', 'window']);
  for (const {word, typed} of misspellings) {
    expect(typed[0]).toBe(word[0]);
    expect(typed).not.toBe(word);
    expect(Math.abs(typed.length - word.length)).toBeLessThanOrEqual(1);
  }
});

it('Rare words and names occur on few pages', () => {
  const {rareWords, rareNames} = drawWords(counts, english, 1);
  expect([...rareWords].sort()).toEqual(['aardvark', 'shades']);
  expect(rareNames).toEqual(['SetWindow']);
});

it('The same seed draws the same words', () => {
  expect(drawWords(counts, english, 7)).toEqual(drawWords(counts, english, 7));
});
