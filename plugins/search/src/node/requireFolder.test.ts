import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from './__tests__/site';
import {requireFolder} from './requireFolder';

it('takes a folder, a link to one, and what can become one', () => {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'there'));
  symlinkSync(path.join(dir, 'there'), path.join(dir, 'linked'));
  for (const name of ['there', 'linked', 'new', 'new/below', 'linked/new'])
    expect(() => requireFolder(path.join(dir, name), 'an index')).not.toThrow();
});

it('refuses a file in the place of a folder, or above it', () => {
  const file = path.join(temporaryFolder(), 'taken');
  writeFileSync(file, '');
  for (const dir of [file, path.join(file, 'a/b')])
    expect(() => requireFolder(dir, 'an index')).toThrow(
      `${file} is a file, but an index needs a folder. Name another one.`,
    );
});

it('refuses an empty name, which a variable that is not set gives', () => {
  expect(() => requireFolder('', 'an index')).toThrow(
    'An empty name is given where an index needs a folder. Name one.',
  );
});
