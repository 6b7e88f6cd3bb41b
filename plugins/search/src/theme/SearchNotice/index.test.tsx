// @vitest-environment node
import '../__tests__/themeInBrowser';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {OtherPlace} from '../../browser/hooks/useOtherPlaces';
import SearchNotice from './index';

const others = vi.hoisted<{places: OtherPlace[]}>(() => ({places: []}));
vi.mock('../../browser/hooks/useOtherPlaces', () => ({useOtherPlaces: () => others.places}));

const onQuery = vi.fn();
const onEverything = vi.fn();

const buttons = () => screen.queryAllByRole('button').map(({textContent}) => textContent);

interface Rest {
  suggestion?: string;
  isCommon?: boolean;
  onEverything?: () => void;
}

function show(query: string, {onEverything: whole, ...found}: Rest = {}): void {
  render(
    <SearchNotice
      query={query}
      found={found}
      place={{baseUrl: '/', context: '', version: ''}}
      onQuery={onQuery}
      {...(whole && {onEverything: whole})}
    />,
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('Where nothing is found,', () => {
  test('places that have it are named, with how much they have', () => {
    others.places = [{label: 'Next', count: 3, address: '/search/?q=lamp&version=current'}];
    show('lamp');
    const link = screen.getByRole('link', {name: 'Found in Next: 3'});
    expect(link.getAttribute('href')).toBe('/search/?q=lamp&version=current');
    others.places = [];
  });

  test('a single word is to be another one', () => {
    show('lamp');
    expect(screen.getByText('No results')).toBeDefined();
    expect(screen.getByText('Try a shorter word or a synonym.')).toBeDefined();
    expect(buttons()).toEqual([]);
  });

  test.each([
    ['another spelling', 'lmap', {suggestion: 'lamp'}, 'Did you mean', 'lamp'],
    ['each of the longest words', 'lamp shade', {}, 'Try fewer words:', 'shade'],
    ['common words as a phrase', 'to be', {isCommon: true}, 'Words this common', '"to be"'],
    ['words without quotation marks', '"a lamp"', {}, 'Without quotation marks:', 'a lamp'],
  ])('%s can be searched by a button', (_, query, rest, label, name) => {
    show(query, rest);
    const button = screen.getByRole('button', {name});
    expect(button.closest('p')?.textContent).toContain(label);
    fireEvent.click(button);
    expect(onQuery.mock.calls).toEqual([[name]]);
  });

  test('everything can be searched where that is offered', () => {
    show('lamp', {onEverything});
    fireEvent.click(screen.getByRole('button', {name: 'Search everything'}));
    expect(onEverything).toHaveBeenCalledOnce();
    expect(onQuery).not.toHaveBeenCalled();
  });
});
