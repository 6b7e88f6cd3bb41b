import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {hit} from '../../browser/__tests__/answerOf';
import type {SearchHit} from '../../browser/answer';
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

test('the hit of a page shows its title, and an excerpt, with their own marks', () => {
  const {text, marks} = show(MARKS);
  expect(text).toBe('LightA lamp.');
  expect(marks).toEqual(['Li', 'lamp']);
});

test('the hit of a section shows its heading instead, with the marks of the heading', () => {
  const {text, marks} = show({...MARKS, section: 'Shadows'});
  expect(text).toBe('ShadowsA lamp.');
  expect(marks).toEqual(['Sha', 'lamp']);
});

test('what was found tells by its sign whether it is a title, a heading or text', () => {
  const icons = ([0, 1, 2] as const).map((kind) => show({kind}).icon);
  expect(new Set(icons).size).toBe(3);
  expect(show({kind: 3}).icon).toBe(icons[2]);
});

test('heading and excerpt are each written in their own direction', () => {
  expect(show({section: 'אור', excerpt: 'Light'}).directions).toEqual(['rtl', 'ltr']);
});

test('a hit on another site says so, and no other does', () => {
  const signOf = (url: string): string | null | undefined => {
    const {container} = render(<SearchOption hit={hit({url})} />);
    return container.querySelector('[role=img]')?.getAttribute('aria-label');
  };
  expect(signOf('https://example.com/Lamp.html')).toBe('(on another site)');
  expect(signOf('/light/')).toBeUndefined();
});
