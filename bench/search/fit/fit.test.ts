import {expect, it} from 'vitest';
import {ascend} from './ascend';
import type {FitRow} from './FitQuery';
import {rankAgain} from './rankAgain';

const LAYOUT = {names: ['text', 'title', 'nearness'], ofText: ['nearness'], naming: ['title']};
const row = (page: string, values: number[], isRight = false, factor = 1): FitRow => ({
  page,
  isPage: isRight,
  isSection: isRight,
  factor,
  values,
});
const ranks = (rows: FitRow[], weights = [1, 1, 1]) =>
  rankAgain({corpus: 'a', class: 'words', rows}, weights, LAYOUT);

it('Rows are ranked by the weighted sum of their features times their factor', () => {
  const rows = [row('/a', [0.5, 0, 0]), row('/b', [0.4, 0, 0], true)];
  expect(ranks(rows).page).toBe(1 / 2);
  expect(ranks([row('/a', [0.5, 0, 0]), row('/b', [0.4, 0, 0], true, 2)]).page).toBe(1);
  expect(ranks([row('/a', [0.5, 0, 0]), row('/b', [0.4, 0.2, 0], true)]).section).toBe(1);
  expect(ranks([row('/a', [0.5, 0, 0]), row('/b', [0.4, 0.2, 0], true)], [1, 0, 1]).page).toBe(
    1 / 2,
  );
});

it('What the text tells orders the first screen, and brings nothing there', () => {
  const others = Array.from({length: 8}, (_, at) => row(`/${at}`, [0.5, 0, 0]));
  expect(ranks([...others, row('/right', [0.4, 0, 9], true)]).page).toBe(0);
  expect(ranks([...others.slice(1), row('/right', [0.4, 0, 9], true)]).page).toBe(1);
});

it('A page takes two rows, unless the query is its title', () => {
  const pages = Array.from({length: 8}, (_, at) => row('/a', [0.5 - at / 100, 0, 0]));
  const right = row('/right', [0.1, 0, 0], true);
  expect(ranks([...pages, right]).page).toBe(1 / 3);
  expect(ranks([...pages.map((one) => ({...one, values: [0.5, 0.1, 0]})), right]).page).toBe(0);
});

it('Coordinate ascent finds weights that are better, and leaves the fixed ones', () => {
  const {weights, value} = ascend([1, 1], [0], ([, second = 0]) => -Math.abs(second - 2));
  expect(weights[0]).toBe(1);
  expect(weights[1]).toBeCloseTo(2, 0);
  expect(value).toBeGreaterThan(-0.2);
});
