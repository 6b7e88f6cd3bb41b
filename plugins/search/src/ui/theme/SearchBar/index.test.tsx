// @vitest-environment node
import '../__tests__/themeInBrowser';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {focusSearch} from '../../hooks/focusSearch';
import SearchBar from './index';

const useFocusHotkey = vi.hoisted(() => vi.fn());

vi.mock('@theme/SearchDialog', () => ({default: () => <p>dialog</p>}));
vi.mock('@theme/SearchField', () => ({default: () => <p>field</p>}));
vi.mock('../../hooks/useFocusHotkey', () => ({useFocusHotkey}));
const site = vi.hoisted(() => ({hotkeys: ['mod+j'], hideWithoutContext: false}));
const page = vi.hoisted(() => ({context: undefined as object | undefined}));
const route = vi.hoisted(() => ({plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'}}));
vi.mock('@docusaurus/useRouteContext', () => ({default: () => route}));
vi.mock('../../hooks/useSearchSettings', () => ({useSearchSettings: () => site}));
vi.mock('../../hooks/useSearchScope', () => ({useSearchScope: () => page}));

afterEach(cleanup);

test('a site may have no search box, and no hotkeys of it, on pages without a context', () => {
  site.hideWithoutContext = true;
  render(<SearchBar />);
  expect(screen.queryByText('field')).toBeNull();
  expect(useFocusHotkey).toHaveBeenLastCalledWith([], focusSearch);
  cleanup();
  page.context = {key: 'docs', label: 'Docs'};
  render(<SearchBar />);
  expect(screen.getByText('field')).toBeDefined();
  site.hideWithoutContext = false;
});

test('the page that is not found belongs to no context, whatever its address: it is rendered once for all', () => {
  site.hideWithoutContext = true;
  page.context = {key: 'docs', label: 'Docs'};
  route.plugin.name = 'native';
  render(<SearchBar />);
  expect(screen.queryByText('field')).toBeNull();
  route.plugin.name = 'docusaurus-plugin-content-docs';
  site.hideWithoutContext = false;
});

test('the navbar has a field and a dialog, and the hotkeys of the site lead to either', () => {
  render(<SearchBar />);
  expect(screen.getByText('field')).toBeDefined();
  expect(screen.getByText('dialog')).toBeDefined();
  expect(useFocusHotkey).toHaveBeenCalledWith(['mod+j'], focusSearch);
});
