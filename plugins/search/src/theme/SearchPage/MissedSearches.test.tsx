import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {announceSearch} from '../../browser/events';
import {addMissedSearch} from '../../browser/storedSearches';
import MissedSearches from './MissedSearches';

const storage = vi.hoisted(() => {
  let stored: string | null = null;
  return {
    get: () => stored,
    set: (value: string) => void (stored = value),
    del: () => void (stored = null),
  };
});
vi.mock('@docusaurus/theme-common', () => ({createStorageSlot: () => storage}));

const rows = () =>
  screen.queryAllByRole('listitem', {hidden: true}).map(({textContent}) => textContent?.trim());

afterEach(() => {
  cleanup();
  storage.del();
});

test('The list of missed searches is hidden if it is empty', () => {
  const {container} = render(<MissedSearches />);
  act(() => announceSearch({type: 'results', query: 'light', context: '', count: 1}));
  expect(container.childElementCount).toBe(0);
});

test('Missed searches are listed newest first, with their counts', async () => {
  ['lamp', 'torch', 'torch'].forEach((query) => addMissedSearch(storage, query));
  render(<MissedSearches />);
  await waitFor(() => expect(rows()).toEqual(['torch (searched 2 times)', 'lamp']));
});

test('A search that finds nothing is added to the visible list of missed searches', () => {
  render(<MissedSearches />);
  addMissedSearch(storage, 'lamp');
  act(() => announceSearch({type: 'results', query: 'lamp', context: '', count: 0}));
  expect(rows()).toEqual(['lamp']);
});

test('Clearing the list of missed searches also clears its storage', () => {
  addMissedSearch(storage, 'lamp');
  render(<MissedSearches />);
  act(() => announceSearch({type: 'results', query: 'light', context: '', count: 1}));
  fireEvent.click(screen.getByRole('button', {name: 'Clear this list', hidden: true}));
  expect(rows()).toEqual([]);
  expect(storage.get()).toBeNull();
});
