import logger from '@docusaurus/logger';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {logProgress} from './logProgress';

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
