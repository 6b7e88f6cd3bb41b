import {describe, expect, test} from 'vitest';
import {contrastProblem} from './contrast';
import {VARIANTS} from './variants';

test('Colors with enough contrast are accepted in every notation', () => {
  for (const text of ['#000', '#000000', 'black', 'rgb(0 0 0)', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)'])
    expect(contrastProblem({background: 'white', text}), text).toBeUndefined();
});

test('Colors with too little contrast are rejected with their ratio', () => {
  expect(contrastProblem({background: '#ffffff', text: '#777777'})).toBe(
    '"#777777" on "#ffffff" has a contrast of 4.47:1, and 4.5:1 is needed. Make one of them darker or lighter',
  );
});

test.each([
  ['var(--x)', 'is not a CSS color that can be checked'],
  ['rgba(0, 0, 0, 0.5)', 'is transparent'],
  ['#000000fe', 'is transparent'],
])('The contrast of %s cannot be checked', (text, problem) => {
  expect(contrastProblem({background: 'white', text})).toContain(`the text "${text}" ${problem}`);
  expect(contrastProblem({background: text, text: 'black'})).toContain(`the background "${text}"`);
});

describe('The colors of the variants have enough contrast', () => {
  for (const [variant, themes] of Object.entries(VARIANTS))
    for (const [theme, pair] of Object.entries(themes))
      test(`${variant}, ${theme}`, () => expect(contrastProblem(pair)).toBeUndefined());
});
