import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import ResultLinks from './ResultLinks';

vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({searchPath: '/search/'}),
}));

const onLeave = vi.fn();
const link = (name: string) => screen.getByRole('link', {name});

beforeEach(() => {
  const context = {key: 'docs', label: 'Documentation'};
  render(<ResultLinks query="light" context={context} version="1.0" onLeave={onLeave} />);
});
afterEach(() => {
  cleanup();
  onLeave.mockClear();
});

describe('The links below the suggestions', () => {
  test.each([
    ['See all results', '/search/?q=light&version=1.0'],
    ['See all results within "Documentation"', '/search/?q=light&ctx=docs&version=1.0'],
    ['See all results outside "Documentation"', '/search/?q=light&ctx=-docs&version=1.0'],
  ])('navigate without reloading the page: %s', (name, address) => {
    expect(link(name).getAttribute('href')).toBe(address);
    const isLeftToTheBrowser = fireEvent.click(link(name));
    expect(isLeftToTheBrowser).toBe(false);
    expect(onLeave.mock.calls).toEqual([[address]]);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leave a click with %s to the browser',
    (key) => {
      // Otherwise jsdom reports that it cannot navigate.
      document.addEventListener('click', (event) => event.preventDefault(), {once: true});
      fireEvent.click(link('See all results'), {[key]: true});
      expect(onLeave).not.toHaveBeenCalled();
    },
  );
});

test.each([
  [
    'Only the results within the context are linked if there are none outside it',
    {docs: 2, blog: 0},
    ['within'],
  ],
  [
    'Only the results outside the context are linked if there are none within it',
    {docs: 0, '': 1},
    ['outside'],
  ],
  [
    'The results within and outside the context are linked if both exist',
    {docs: 1, api: 1},
    ['within', 'outside'],
  ],
  ['No results within or outside the context are linked if nothing is found', {docs: 0}, []],
])('%s', (_, counts, kinds) => {
  cleanup();
  const context = {key: 'docs', label: 'Docs'};
  render(<ResultLinks {...{query: 'light', context, version: '', counts, onLeave}} />);
  const names = screen.getAllByRole('link').map(({textContent}) => textContent);
  expect(names).toEqual([
    'See all results',
    ...kinds.map((kind) => `See all results ${kind} "Docs"`),
  ]);
});
