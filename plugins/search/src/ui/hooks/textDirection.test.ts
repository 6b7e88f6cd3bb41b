import {expect, test} from 'vitest';
import {textDirection} from './textDirection';

test.each([
  ['Light and shadow.', 'ltr'],
  ['…einschließlich größerer 3D-Töne', 'ltr'],
  ['光と影', 'ltr'],
  ['الضوء والظل 3', 'rtl'],
  ['אור וצל', 'rtl'],
])('%s goes its own way on every page', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

test.each(['ScrewBox محرك ألعاب', 'محرك ألعاب ScrewBox', '3.33.0', ''])(
  '"%s" goes the way of the page',
  (text) => {
    expect(textDirection(text)).toBeUndefined();
  },
);
