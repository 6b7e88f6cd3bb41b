import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';
import {warnOfOtherSearchBox} from './conflicts';

const warn = vi.spyOn(logger, 'warn').mockReturnValue();
afterEach(() => warn.mockClear());

const FILE = import.meta.filename;
const OURS = path.dirname(FILE);
const OTHERS = path.join(OURS, 'work');

it('The warning about another search box names the component that replaces ours, and says what to do', () => {
  warnOfOtherSearchBox({'@theme/SearchBar': FILE, '@theme-original/SearchBar': FILE}, OTHERS);
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /docusaurus\/options\/conflicts\.test\.ts, not .* from the configuration.* to the end of "themes"/,
      ),
    ],
  ]);
});

it.each([
  ['ours is shown', {'@theme-original/SearchBar': FILE}],
  [
    "the site's component wraps ours",
    {'@theme/SearchBar': path.join(OTHERS, 'SearchBar.js'), '@theme-original/SearchBar': FILE},
  ],
  ['no theme has one', {'@theme/Layout': FILE}],
  ['there are no aliases', undefined],
])('There is no warning about another search box if %s', (_, aliases) => {
  warnOfOtherSearchBox(aliases, OURS);
  expect(warn).not.toHaveBeenCalled();
});
