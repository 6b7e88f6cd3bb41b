import {expect, it} from 'vitest';
import {extractHtml} from './__tests__/extractHtml';
import type {Page} from './Page';
import {pageDescription} from './pageDescription';

const HTML =
  '<h1>Lamp</h1><h2 id=terms>Terms</h2><p>bulb</p><p>A bulb gives light.</p><p>It is hot.</p>';

const describe = (description: string, html = HTML): string =>
  pageDescription({...(extractHtml('/p', html) as Page), description});

it('A description that repeats a heading is replaced by the first sentence', () => {
  for (const heading of ['Terms', 'terms ', 'Lamp'])
    expect(describe(heading)).toBe('A bulb gives light.');
});

it('A description that repeats no heading is kept, and no description is added if there is none', () => {
  expect(describe('All about lamps')).toBe('All about lamps');
  expect(describe('')).toBe('');
});

it('A description that repeats a heading is removed if the page has no sentence', () => {
  expect(describe('Terms', '<h1>Lamp</h1><h2 id=terms>Terms</h2><p>bulb</p>')).toBe('');
});

it('A description from a long sentence is cut between words', () => {
  const html = `<h1>Lamp</h1><p>${'light '.repeat(60)}on.</p>`;
  expect(describe('Lamp', html)).toMatch(/^(?:light ){30,33}light…$/);
});
