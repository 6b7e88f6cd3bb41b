// @vitest-environment node
import '../__tests__/themeInBrowser';
import {render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {focusSearch} from '../../client/field/focusSearch';
import SearchBar from './index';

const useFocusHotkey = vi.hoisted(() => vi.fn());

vi.mock('@theme/SearchDialog', () => ({default: () => <p>dialog</p>}));
vi.mock('@theme/SearchField', () => ({default: () => <p>field</p>}));
vi.mock('../../client/field/useFocusHotkey', () => ({useFocusHotkey}));
vi.mock('../../client/settings/useSearchSettings', () => ({
  useSearchSettings: () => ({hotkeys: ['mod+j']}),
}));

test('the navbar has a field and a dialog, and the hotkeys of the site lead to either', () => {
  render(<SearchBar />);
  expect(screen.getByText('field')).toBeDefined();
  expect(screen.getByText('dialog')).toBeDefined();
  expect(useFocusHotkey).toHaveBeenCalledWith(['mod+j'], focusSearch);
});
