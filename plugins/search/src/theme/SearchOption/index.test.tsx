import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {hit} from '../../browser/__tests__/answerOf';
import type {SearchHit} from '../../browser/Answer';
import SearchOption from './index';

afterEach(cleanup);

function show(given: Partial<SearchHit>) {
  const {container} = render(<SearchOption hit={hit(given)} />);
  return {
    text: container.textContent,
    marks: Array.from(container.querySelectorAll('mark'), ({textContent}) => textContent),
    icon: container.querySelector('svg[aria-hidden=true] path')?.getAttribute('d'),
    directions: Array.from(container.querySelectorAll<HTMLElement>('[dir]'), ({dir}) => dir),
  };
}

const MARKS: Partial<SearchHit> = {
  titleMarks: [[0, 2]],
  sectionMarks: [[0, 3]],
  excerpt: 'A lamp.',
  marks: [[2, 6]],
};

test("A hit of a page shows the page's title and an excerpt, both with marks", () => {
  const {text, marks} = show(MARKS);
  expect(text).toBe('LightA lamp.');
  expect(marks).toEqual(['Li', 'lamp']);
});

test("A hit of a section shows the section's heading with marks instead of the page's title", () => {
  const {text, marks} = show({...MARKS, section: 'Shadows'});
  expect(text).toBe('ShadowsA lamp.');
  expect(marks).toEqual(['Sha', 'lamp']);
});

test('The icon of a hit depends on whether the match is in a title, a heading or the text', () => {
  const icons = ([0, 1, 2] as const).map((kind) => show({kind}).icon);
  expect(new Set(icons).size).toBe(3);
  expect(show({kind: 3}).icon).toBe(icons[2]);
});

test('The heading and the excerpt of a hit have separate text directions', () => {
  expect(show({section: 'אור', excerpt: 'Light'}).directions).toEqual(['rtl', 'ltr']);
});

test('Only a hit on another site has the icon for other sites', () => {
  const signOf = (url: string): string | null | undefined => {
    const {container} = render(<SearchOption hit={hit({url})} />);
    return container.querySelector('[role=img]')?.getAttribute('aria-label');
  };
  expect(signOf('https://example.com/Lamp.html')).toBe('(on another site)');
  expect(signOf('/light/')).toBeUndefined();
});
