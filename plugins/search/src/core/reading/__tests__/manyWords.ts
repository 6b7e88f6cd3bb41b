import type {Page} from '../../../node/extract/page/Page';
import {page} from './memoryIndex';

const letters = (n: number): string =>
  Array.from((n + 6 ** 6).toString(6), (digit) => 'abcdef'[Number(digit)]).join('');
const WORDS = Array.from({length: 9000}, (_, n) => `lam${letters(n)}`);

export const MANY_WORDS: Page[] = Array.from({length: 5}, (_, number) =>
  page(`/p${number}`, 'P', [['', WORDS.slice(number).join(' ')]]),
);
