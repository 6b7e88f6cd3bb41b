// @vitest-environment node
import '../__tests__/themeInBrowser';
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import SearchHitText from './index';

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
])('exactly the found words are marked: %s', (html, marks) => {
  const text = html.replaceAll(/<\/?mark>/g, '');
  const {container} = render(<SearchHitText text={text} marks={marks} />);
  expect(container.innerHTML.replaceAll(/ class="\w*"/g, '')).toBe(html);
});
