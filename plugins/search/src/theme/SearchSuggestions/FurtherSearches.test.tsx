import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import FurtherSearches from './FurtherSearches';

const site = vi.hoisted(() => ({
  furtherSearches: undefined as {label: string; url: string}[] | undefined,
}));
vi.mock('../hooks/useSearchSettings', () => ({useSearchSettings: () => site}));

afterEach(cleanup);

test('The further searches of the site are linked with the query, including special characters', () => {
  site.furtherSearches = [{label: 'Forum', url: 'https://forum.example/?q={query}&all'}];
  render(<FurtherSearches query="a&b $& c" />);
  expect(screen.getByRole('link', {name: 'Forum'}).getAttribute('href')).toBe(
    'https://forum.example/?q=a%26b%20%24%26%20c&all',
  );
});

test('No further search is linked if the query is empty or the site has none', () => {
  render(<FurtherSearches query=" " />);
  site.furtherSearches = undefined;
  render(<FurtherSearches query="light" />);
  expect(screen.queryByRole('link')).toBeNull();
});
