import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {logProgress, logReport} from './logReport';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(logger, 'info').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says every three seconds how many pages were read, and nothing of a site that takes less', () => {
  const tell = logProgress();
  // One page every half second, for eight seconds.
  for (let pages = 1; pages <= 16; pages++) {
    vi.advanceTimersByTime(500);
    tell(pages);
  }
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    ['docusaurus-search: 6 pages read'],
    ['docusaurus-search: 12 pages read'],
  ]);
});

const EMPTY = {
  pages: 0,
  sections: 0,
  files: 1,
  bytes: 64,
  firstQueryBytes: 64,
  failed: [],
  emptyContexts: ['docs'],
};

beforeEach(() => {
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'info').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const warnings = (): string[] =>
  vi.mocked(logger.warn).mock.calls.map(([message]) => String(message));

it('warns where no page is indexed, with what leaves pages out and the remedy', () => {
  logReport(EMPTY, 5);
  expect(warnings()).toEqual([
    expect.stringMatching(/no page is indexed[^]*noindex[^]*search: false[^]*unlisted[^]*Take/),
  ]);
});

it('warns of a context that no page belongs to', () => {
  logReport({...EMPTY, pages: 1, sections: 1}, 5);
  expect(warnings()).toEqual([expect.stringContaining('context "docs"')]);
});

it('warns of every page that is not indexed, with the reason', () => {
  const failed = [
    {url: '/a', reason: 'its boost is 0'},
    {url: '/b', reason: 'ENOENT'},
  ];
  logReport({...EMPTY, pages: 1, emptyContexts: [], failed}, 5);
  expect(warnings()).toEqual([
    'docusaurus-search: the page /a is not indexed: its boost is 0',
    'docusaurus-search: the page /b is not indexed: ENOENT',
  ]);
});

it('says what the index holds, in one line', () => {
  logReport({...EMPTY, pages: 2, sections: 3, files: 4, bytes: 500, emptyContexts: []}, 5);
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    [
      'docusaurus-search: 2 pages, 3 sections, 4 files, 500 bytes compressed, of which a first query reads 64, in 5 ms',
    ],
  ]);
});
