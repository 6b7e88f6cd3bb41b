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

/** Replaces every text node in an element, as browsers do when they translate a page. */
function translatePage(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

test('The text of a hit that the browser has translated can be replaced and removed', () => {
  const {container, rerender} = render(<HitText text="A lamp" marks={[[2, 6]]} />);
  translatePage(container);
  rerender(<HitText text="A light is here" marks={[]} />);
  expect(container.textContent).toBe('A light is here');
  rerender(<p>Nothing</p>);
  expect(container.textContent).toBe('Nothing');
});
