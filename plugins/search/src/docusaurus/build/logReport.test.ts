import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {logProgress, logReport} from './logReport';

const REPORT = {
  pages: 1,
  sections: 1,
  files: 1,
  bytes: 64,
  failed: [],
  withoutText: [],
  usedSelectors: [],
};

beforeEach(() => {
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'info').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const warnings = (): string[] =>
  vi.mocked(logger.warn).mock.calls.map(([message]) => String(message));

it('The build report names every page that is not indexed, with the reason', () => {
  const failed = [
    {url: '/a', reason: 'its boost is 0'},
    {url: '/b', reason: 'ENOENT'},
  ];
  logReport({...REPORT, failed}, 5);
  expect(warnings()).toEqual([
    'docusaurus-search: the page /a is not indexed: its boost is 0',
    'docusaurus-search: the page /b is not indexed: ENOENT',
  ]);
});

it('The build report warns about pages without text, and names five of them', () => {
  const withoutText = Array.from({length: 7}, (_, at) => ({url: `/${at}`, reason: 'only scripts'}));
  logReport({...REPORT, withoutText}, 5);
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).toMatch(/\n {2}\/0: only scripts\n[^]*\/4: only scripts\n {2}and 2 more$/);
});

it('The build report describes the index in one line', () => {
  logReport({...REPORT, pages: 2, sections: 3, files: 4, bytes: 500}, 5);
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    ['docusaurus-search: 2 pages, 3 sections, 4 files, 500 bytes compressed, in 5 ms'],
  ]);
});

it('The progress of a long build is logged every ten seconds', () => {
  vi.useFakeTimers();
  const onProgress = logProgress(60);
  for (let done = 1; done <= 25; done++) {
    vi.advanceTimersByTime(1000);
    onProgress({step: done < 15 ? 'pages' : 'files', done});
  }
  vi.useRealTimers();
  expect(vi.mocked(logger.info).mock.calls).toEqual([
    ['docusaurus-search: 10 of 60 pages read'],
    ['docusaurus-search: 20 files created'],
  ]);
});
