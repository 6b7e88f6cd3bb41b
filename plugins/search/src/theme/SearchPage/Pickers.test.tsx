import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {VersionChoice} from '../hooks/useSearchScope';
import Pickers from './Pickers';

interface Site {
  contexts: {key: string; label: string}[];
  versions: Pick<VersionChoice, 'value' | 'label'>[];
}

const site = vi.hoisted<Site>(() => ({contexts: [], versions: []}));

vi.mock('../hooks/useSearchSettings', () => ({useSearchSettings: () => site}));
vi.mock('../hooks/useSearchScope', () => ({
  useVersionChoices: () => site.versions,
  usePreferredVersions: () => site.versions.slice(0, 1),
}));

const onContext = vi.fn();
const onVersion = vi.fn();
const onTag = vi.fn();

function show(
  part: Partial<Site>,
  context = '',
  version = '',
  [tag, tags]: [string, {key: string; label: string}[]] = ['', []],
): void {
  Object.assign(site, {contexts: [], versions: []}, part);
  render(<Pickers {...{context, version, tag, tags, onContext, onVersion, onTag}} />);
}

const picker = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', {name});
const choicesOf = (name: string) =>
  Array.from(picker(name).options, ({value, text}) => [value, text]);

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('The context selector offers every context, both "within" and "outside"', () => {
  const contexts = [
    {key: 'docs', label: 'Documentation'},
    {key: 'blog', label: 'News'},
  ];
  show({contexts}, '-docs');
  expect(choicesOf('Search in')).toEqual([
    ['', 'Everything'],
    ['docs', 'Documentation'],
    ['blog', 'News'],
    ['-docs', 'Outside "Documentation"'],
    ['-blog', 'Outside "News"'],
  ]);
  expect(picker('Search in').value).toBe('-docs');
  expect(picker('Search in').name).toBe('ctx');
  fireEvent.change(picker('Search in'), {target: {value: 'blog'}});
  expect(onContext.mock.calls).toEqual([['blog']]);
  expect(onVersion).not.toHaveBeenCalled();
});

test('The version selector offers every version, and an option for the preferred version', () => {
  show({versions: [{value: '2.0', label: 'Two'}]}, '', '2.0');
  expect(choicesOf('Version')).toEqual([
    ['', 'Preferred (Two)'],
    ['2.0', 'Two'],
  ]);
  expect(picker('Version').value).toBe('2.0');
  expect(picker('Version').name).toBe('version');
  fireEvent.change(picker('Version'), {target: {value: ''}});
  expect(onVersion.mock.calls).toEqual([['']]);
  expect(onContext).not.toHaveBeenCalled();
});

test('The tag selector offers every tag, and "All" for no tag', () => {
  show({}, '', '', ['sound', [{key: 'sound', label: 'Sound & music'}]]);
  expect(choicesOf('Tag')).toEqual([
    ['', 'All'],
    ['sound', 'Sound & music'],
  ]);
  expect(picker('Tag').value).toBe('sound');
  expect(picker('Tag').name).toBe('tag');
  fireEvent.change(picker('Tag'), {target: {value: ''}});
  expect(onTag.mock.calls).toEqual([['']]);
});

test('A site without contexts, versions and tags shows no selectors', () => {
  show({});
  expect(screen.queryByRole('combobox')).toBeNull();
});
