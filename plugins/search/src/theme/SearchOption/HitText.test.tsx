import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import HitText from './HitText';

afterEach(cleanup);

test.each<[string, [number, number][]]>([
  ['Light', []],
  ['<mark>Light</mark>', [[0, 5]]],
  [
    'A <mark>lamp</mark> is a <mark>light</mark>.',
    [
      [2, 6],
      [12, 17],
    ],
  ],
])('Only the matches are marked in the text of a hit: %s', (html, marks) => {
  const text = html.replaceAll(/<\/?mark>/g, '');
  const {container} = render(<HitText text={text} marks={marks} />);
  expect(container.firstElementChild?.innerHTML.replaceAll(/ class="\w*"/g, '')).toBe(html);
});
