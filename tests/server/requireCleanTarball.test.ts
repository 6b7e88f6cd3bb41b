import {expect, test} from 'vitest';
import {tarballFaults} from './requireCleanTarball';

const CLEAN = {
  LICENSE: 'a',
  'README.md': 'b',
  'CHANGELOG.md': 'c',
  'package.json': 'd',
  'lib/index.js': 'e',
  'lib/index.d.ts': 'f',
  'locales/de/plugin.json': 'g',
};

test('a tarball with what a package needs, once, is clean', () => {
  expect(tarballFaults(CLEAN, 300_000, 900_000)).toEqual([]);
});

test('a tarball that unpacks to more than that is refused', () => {
  expect(tarballFaults(CLEAN, 300_000, 900_001)).toEqual([
    'it unpacks to 900001 bytes, more than 900000',
  ]);
});

test('styles that are copied when a component is swizzled may stand beside those that sites compile', () => {
  const styles = {'lib/theme/A/styles.css': 'x', 'src/theme/A/styles.css': 'x'};
  expect(tarballFaults({...CLEAN, ...styles}, 1)).toEqual([]);
});

test('the types of a module that only hands on another one may say the same as its code', () => {
  const entry = {'lib/entry.d.mts': 'x', 'lib/entry.mjs': 'x'};
  expect(tarballFaults({...CLEAN, ...entry}, 1)).toEqual([]);
});

test.each([
  [{'lib/b.js': 'e'}, 'lib/b.js is lib/index.js again'],
  [{'src/index.ts': 'x'}, 'src/index.ts is not to be shipped'],
  [{'lib/a.test.js': 'x'}, 'lib/a.test.js is for tests'],
  [{'lib/fixtures/a.js': 'x'}, 'lib/fixtures/a.js is for tests'],
])('a tarball with %j is refused', (more, fault) => {
  expect(tarballFaults({...CLEAN, ...more}, 1)).toEqual([fault]);
});

test('a tarball without its changelog, or of more bytes than readers should load, is refused', () => {
  const rest = Object.fromEntries(
    Object.entries(CLEAN).filter(([file]) => file !== 'CHANGELOG.md'),
  );
  expect(tarballFaults(rest, 300_001)).toEqual([
    'CHANGELOG.md is missing',
    'it has 300001 bytes, more than 300000',
  ]);
});
