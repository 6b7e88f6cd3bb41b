import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {Answer} from '../../browser/Answer';
import type {Found} from '../../browser/session';
import {foundOf} from '../__tests__/snapshots';
import NothingFound from './NothingFound';

vi.mock('../hooks/useSearchScope', () => ({
  useVersionChoices: () => [
    {value: 'current', label: 'Next', pluginId: 'default', baseUrl: '/docs/next'},
  ],
}));
vi.mock('../hooks/useSearchSettings', () => ({
  useSearchSettings: () => ({
    searchPath: '/search/',
    contexts: [{key: 'blog', label: 'Blog', paths: ['/blog']}],
  }),
}));

const onQuery = vi.fn();
const onEverything = vi.fn();

const buttons = () => screen.queryAllByRole('button').map(({textContent}) => textContent);

function show(query: string, pages: Partial<Answer> = {}, rest: Partial<Found> = {}): void {
  const input = {query, tag: '', baseUrl: '/', context: ''};
  render(
    <NothingFound
      found={foundOf([], pages, {input, ...rest})}
      version=""
      onQuery={onQuery}
      onEverything={query === 'lamps' ? onEverything : undefined}
    />,
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('The message that nothing was found', () => {
  test('links to other contexts and versions that have hits, with the number of hits', () => {
    const input = {query: 'lamp', tag: 'audio', baseUrl: '/docs', context: 'docs'};
    show(
      'lamp',
      {},
      {
        input,
        elsewhere: [
          [
            {baseUrl: '/docs', context: '-docs'},
            {blog: 1, '': 2, api: 0},
          ],
          [{baseUrl: '/docs/next', context: 'docs'}, {docs: 3}],
        ],
      },
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Found in Blog: 1', '/search/?q=lamp&ctx=blog&tag=audio'],
      ['Found in Everything: 2', '/search/?q=lamp&tag=audio'],
      ['Found in Next: 3', '/search/?q=lamp&ctx=docs&version=current&tag=audio'],
    ]);
  });

  test('advises trying another word if the query is a single word', () => {
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
  ])('has a button that searches for %s', (_, query, rest, label, name) => {
    show(query, rest);
    const button = screen.getByRole('button', {name});
    expect(button.closest('p')?.textContent).toContain(label);
    fireEvent.click(button);
    expect(onQuery.mock.calls).toEqual([[name]]);
  });

  test('has a button that searches the whole site if only a part was searched', () => {
    show('lamps');
    fireEvent.click(screen.getByRole('button', {name: 'Search everything'}));
    expect(onEverything).toHaveBeenCalledOnce();
    expect(onQuery).not.toHaveBeenCalled();
  });
});
