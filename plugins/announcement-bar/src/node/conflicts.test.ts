import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, expect, test, vi} from 'vitest';
import {warnOfOtherBar} from './conflicts';

const warn = vi.spyOn(logger, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

const FILE = import.meta.filename;
const OURS = path.dirname(FILE);
const OTHERS = path.join(OURS, 'others');

test('The announcement bar of another theme is reported with the remedy', () => {
  warnOfOtherBar({'@theme/AnnouncementBar': FILE, '@theme-original/AnnouncementBar': FILE}, OTHERS);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/node\/conflicts\.test\.ts\. Move .* to the end of "themes"/)],
  ]);
});

test.each([
  ['the bar of this plugin is shown', {'@theme-original/AnnouncementBar': FILE}],
  [
    "the site's component wraps the bar of this plugin",
    {
      '@theme/AnnouncementBar': path.join(OTHERS, 'AnnouncementBar.js'),
      '@theme-original/AnnouncementBar': FILE,
    },
  ],
  ['no theme has an announcement bar', {'@theme/Layout': FILE}],
  ['there are no aliases', undefined],
])('Nothing is reported if %s', (_, aliases) => {
  warnOfOtherBar(aliases, OURS);
  expect(warn).not.toHaveBeenCalled();
});
