import {expect, it} from 'vitest';
import {textDirection} from './textDirection';

it.each([
  ['Light and shadow.', 'ltr'],
  ['…einschließlich größerer 3D-Töne', 'ltr'],
  ['光と影', 'ltr'],
  ['الضوء والظل 3', 'rtl'],
  ['אור וצל', 'rtl'],
])('The text "%s" has the direction %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

it.each(['ScrewBox محرك ألعاب', 'محرك ألعاب ScrewBox', '3.33.0', ''])(
  'The text "%s" has the direction of the page',
  (text) => {
    expect(textDirection(text)).toBeUndefined();
  },
);
