// Specification: 9.4.
import {expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {readRows} from '../__tests__/readRows';
import {search} from '../search';
import {explain} from './features';

const context = contextOf([
  page('/short', 'First', [['', 'zebra zebra lion tree']]),
  page('/middle', 'Second', [['', `zebra${' tree'.repeat(7)}`]]),
  page('/long', 'Lion', [['', `lions${' tree'.repeat(11)}`]]),
]);

async function textOf(query: string, url: string): Promise<number | undefined> {
  const {hits} = await readRows(search(query, context, {explain}));
  return hits.find((hit) => hit.url === url)?.explanation?.text;
}

/*
 * BM25 with k1 1.2 and b 0.75: tf / (tf + 1.2 × (0.25 + 0.75 × length / 8)).
 *   zebra in /short:  2 / (2 + 0.75) = 0.727
 *   lion in /short:   1 / (1 + 0.75) = 0.571
 *   zebra in /middle: 1 / (1 + 1.2)  = 0.455
 *   lions in /long:   1 / (1 + 1.65) = 0.377
 * In a heading of average length, 16 letters, a word has the frequency 3.5. In a title of 4 letters it has
 * 3.5 / (0.4 + 0.6 × 4 / 16) = 6.364, with its saturated weight 6.364 / 7.364 = 0.864; in one
 * of 5 letters 5.957 / 6.957 = 0.856.
 * idf of a word in two of three sections: ln(1 + 1.5 / 2.5) = 0.470; in one: ln(1 + 2.5 / 1.5) = 0.981.
 */
it.each([
  ['+zebra', '/short', 0.727],
  ['+zebra', '/middle', 0.455],
  ['zebra ', '/short', 0.727],
  ['content:lion', '/short', 0.571],
  // Another form of the word has the weight 0.55.
  ['content:lion', '/long', 0.55 * 0.377],
  ['title:lion', '/long', 0.864],
  // Two words are weighted by their idf.
  ['+zebra +title:first', '/short', (0.47 * 0.727 + 0.981 * 0.856) / 1.451],
  // Words are also weighted by their boost. The score is multiplied by the fraction of the query that the
  // section has, to the power of 1.2.
  ['zebra^3 title:first', '/middle', ((1.41 * 0.455) / 2.391) * (1.41 / 2.391) ** 1.2],
])('The query %j has the BM25 score of its words on the page %s', async (query, url, expected) => {
  const text = await textOf(query, url);
  // Weights are stored in 16 steps.
  expect(text).toBeGreaterThan(expected - 1 / 32);
  expect(text).toBeLessThan(expected + 1 / 32);
});
