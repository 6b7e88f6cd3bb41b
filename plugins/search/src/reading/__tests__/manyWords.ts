import type {Page} from '../../extract/Page';
import {page} from './memoryIndex';

const letters = (n: number): string =>
  Array.from((n + 15_625).toString(5), (digit) => 'abcde'[Number(digit)]).join('');
const WORDS = Array.from({length: 2000}, (_, n) => `lam${letters(n)}`);

/** Two pages with 2,000 words that start with `lam`, more than fit into a few slices. */
export const MANY_WORDS: Page[] = [
  page('/p', 'P', [['', WORDS.join(' ')]]),
  page('/q', 'Q', [['', WORDS.slice(9).join(' ')]]),
];
