import {expect, it} from 'vitest';
import {SINGLE_WORD} from './buildOptions';

it.each(['frame-rate', 'Node.js', 'C++'])('%s is a single word', (word) => {
  expect(word).toMatch(SINGLE_WORD);
});

it.each(['frame rate', ' fps', ''])('"%s" is not a single word', (word) => {
  expect(word).not.toMatch(SINGLE_WORD);
});
