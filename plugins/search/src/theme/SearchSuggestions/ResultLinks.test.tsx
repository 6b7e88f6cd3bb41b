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
  [{docs: 2, blog: 0}, ['within']],
  [{docs: 0, '': 1}, ['outside']],
  [{docs: 1, api: 1}, ['within', 'outside']],
  [{docs: 0}, []],
])('If %j hits are found, links lead to those %j the context', (counts, kinds) => {
  cleanup();
  const context = {key: 'docs', label: 'Docs'};
  render(<ResultLinks {...{query: 'light', context, version: '', counts, onLeave}} />);
  const names = screen.getAllByRole('link').map(({textContent}) => textContent);
  expect(names).toEqual([
    'See all results',
    ...kinds.map((kind) => `See all results ${kind} "Docs"`),
  ]);
});
