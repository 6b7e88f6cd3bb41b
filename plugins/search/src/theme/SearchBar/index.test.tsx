import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {focusSearch} from '../../browser/focusSearch';
import SearchBar from './index';

const useFocusHotkey = vi.hoisted(() => vi.fn());

vi.mock('@theme/SearchDialog', () => ({default: () => <p>dialog</p>}));
vi.mock('@theme/SearchField', () => ({default: () => <p>field</p>}));
vi.mock('./useFocusHotkey', () => ({useFocusHotkey}));
const site = vi.hoisted(() => ({hotkeys: ['mod+j']}));
const page = vi.hoisted(() => ({context: undefined as object | undefined}));
const address = vi.hoisted(() => ({pathname: '/docs/light'}));
vi.mock('@docusaurus/router', () => ({useLocation: () => address}));
vi.mock('../../browser/isKnownPage', () => ({
  isRouteOfPage: (pathname: string) => pathname === '/docs/light',
}));
vi.mock('../hooks/useSearchSettings', () => ({useSearchSettings: () => site}));
vi.mock('../hooks/useSearchScope', () => ({useSearchScope: () => page}));

afterEach(() => {
  cleanup();
  address.pathname = '/docs/light';
});

describe('A site that hides the search box on pages without a context', () => {
  beforeEach(() => void vi.stubEnv('SEARCH_HIDES_BOX', 'true'));
  afterEach(() => void vi.unstubAllEnvs());
  const docs = {key: 'docs', label: 'Docs'};

  test('shows the box on pages with a context', () => {
    page.context = docs;
    render(<SearchBar />);
    expect(screen.getByText('field')).toBeDefined();
  });

  test('shows no box on other pages, and ignores the hotkeys there', () => {
    page.context = undefined;
    render(<SearchBar />);
    expect(screen.queryByText('field')).toBeNull();
    expect(useFocusHotkey).toHaveBeenLastCalledWith([], focusSearch);
  });

  test('shows no box on the 404 page, which is one file for all addresses', () => {
    page.context = docs;
    address.pathname = '/docs/nothing';
    render(<SearchBar />);
    expect(screen.queryByText('field')).toBeNull();
  });
});

test('The navbar has a field and a dialog, and the hotkeys open the visible one', () => {
  render(<SearchBar />);
  expect(screen.getByText('field')).toBeDefined();
  expect(screen.getByText('dialog')).toBeDefined();
  expect(useFocusHotkey).toHaveBeenCalledWith(['mod+j'], focusSearch);
});
