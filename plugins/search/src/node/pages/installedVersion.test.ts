import {expect, it} from 'vitest';
import lunr from 'lunr';
import {installedVersion} from './installedVersion';

it.each(['entities/decode', 'lunr-languages/lunr.de', 'htmlparser2'])(
  'tells that of %s',
  (module) => {
    expect(installedVersion(module, __filename)).toMatch(/^\d+\.\d+\.\d+/);
  },
);

it('tells the version of the package that is used', () => {
  expect(installedVersion('lunr', __filename)).toBe(lunr.version);
});

it('tells nothing of what is not installed', () => {
  expect(installedVersion('no-such-package', __filename)).toBeUndefined();
});
