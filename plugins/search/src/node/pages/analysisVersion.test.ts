import {expect, it} from 'vitest';
import {analysisVersion} from './analysisVersion';
import {installedVersion} from './installedVersion';

const versionWith = (changed: string, version: string | undefined): string | undefined =>
  analysisVersion((module, from) =>
    module.split('/')[0] === changed ? version : installedVersion(module, from),
  );

it.each(['lunr', 'entities', 'lunr-languages'])('changes with the version of %s', (name) => {
  expect(analysisVersion()).toMatch(/^[0-9a-f]{64}$/);
  expect(versionWith(name, '0.0.1')).toMatch(/^[0-9a-f]{64}$/);
  expect(versionWith(name, '0.0.1')).not.toBe(analysisVersion());
});

it('is not known where a package is not, so that nothing is kept', () => {
  expect(versionWith('entities', undefined)).toBeUndefined();
});
