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

test('The hit of a page shows its title and an excerpt, each with its marks', () => {
  const {text, marks} = show(MARKS);
  expect(text).toBe('LightA lamp.');
  expect(marks).toEqual(['Li', 'lamp']);
});

test('The hit of a section shows its heading instead, with the marks of the heading', () => {
  const {text, marks} = show({...MARKS, section: 'Shadows'});
  expect(text).toBe('ShadowsA lamp.');
  expect(marks).toEqual(['Sha', 'lamp']);
});

test('The icon says whether the match is in a title, a heading or the text', () => {
  const icons = ([0, 1, 2] as const).map((kind) => show({kind}).icon);
  expect(new Set(icons).size).toBe(3);
  expect(show({kind: 3}).icon).toBe(icons[2]);
});

test('Heading and excerpt each have their own text direction', () => {
  expect(show({section: 'אור', excerpt: 'Light'}).directions).toEqual(['rtl', 'ltr']);
});

test('Only a hit on another site has an icon for it', () => {
  const signOf = (url: string): string | null | undefined => {
    const {container} = render(<SearchOption hit={hit({url})} />);
    return container.querySelector('[role=img]')?.getAttribute('aria-label');
  };
  expect(signOf('https://example.com/Lamp.html')).toBe('(on another site)');
  expect(signOf('/light/')).toBeUndefined();
});
