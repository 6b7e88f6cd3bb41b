import {expect, it} from 'vitest';
import {koreanStem} from './koreanStem';

it.each([
  ['기능은', '기능'],
  ['기능이', '기능'],
  ['기능에서는', '기능'],
  ['파일로', '파일'],
  ['사용자의', '사용자'],
  ['라이브러리를', '라이브러리'],
  ['값을', '값'],
])('takes the particle of %s off', (word, noun) => {
  expect(koreanStem(word)).toBe(noun);
});

it.each(['기능', '추가', '나이', '값', 'API', '3'])('leaves %s as it is', (word) => {
  expect(koreanStem(word)).toBe(word);
});
