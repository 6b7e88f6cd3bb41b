import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesOf, pagesOf} from '../__tests__/site';
import {temporaryFolder} from '../../../__tests__/temporaryFolder';
import {buildIndex} from '../buildIndex';
import type {HtmlPage} from '../readPage';
import {requireFolder, requireIndexFolder} from './requireIndexFolder';

it('A folder, a symlink to a folder, and a path that does not exist are accepted as the output folder', () => {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'there'));
  symlinkSync(path.join(dir, 'there'), path.join(dir, 'linked'));
  for (const name of ['there', 'linked', 'new', 'new/below', 'linked/new'])
    expect(() => requireFolder(path.join(dir, name), 'an index')).not.toThrow();
});

it('A file at the path of the output folder, or at a path above it, is rejected', () => {
  const file = path.join(temporaryFolder(), 'taken');
  writeFileSync(file, '');
  for (const dir of [file, path.join(file, 'a/b')])
    expect(() => requireFolder(dir, 'an index')).toThrow(
      `docusaurus-search: ${file} is a file, but an index needs a folder. Name another one.`,
    );
});

it('An empty name of the output folder, for example from an unset variable, is rejected', () => {
  expect(() => requireFolder('', 'an index')).toThrow(
    'docusaurus-search: the name of the folder for an index is empty. Name a folder.',
  );
});

const refusal = (file: string): string =>
  `docusaurus-search: ${file} is not part of a search index, but the index would replace it. ` +
  'Name another folder for the index, or move the file.';

describe('The folder of an index', () => {
  it('can be new, empty, or contain files with other names', () => {
    const dir = temporaryFolder();
    for (const name of [dir, path.join(dir, 'new')])
      expect(() => requireIndexFolder(name)).not.toThrow();
    writeFileSync(path.join(dir, 'index.html'), 'mine');
    expect(() => requireIndexFolder(dir)).not.toThrow();
  });

  it.each([
    ['of an earlier index', 'SBXI\u0001and so on'],
    ['that was cut off after its first bytes', 'SBXI'],
    ['that is empty, for example after a crash', ''],
  ])('can contain a manifest %s', (_, content) => {
    const dir = temporaryFolder();
    writeFileSync(path.join(dir, 'index.bin'), content);
    expect(() => requireIndexFolder(dir)).not.toThrow();
  });

  it.each(['mine', 'SBX', 'SBXj and so on'])(
    'cannot contain an index.bin with the content %j',
    (content) => {
      const file = path.join(temporaryFolder(), 'index.bin');
      writeFileSync(file, content);
      expect(() => requireIndexFolder(path.dirname(file))).toThrow(refusal(file));
    },
  );

  it('is checked before a page is read or anything is written', async () => {
    const outDir = temporaryFolder();
    writeFileSync(path.join(outDir, 'index.bin'), 'mine');
    const pages = (function* (): Generator<HtmlPage> {
      yield* pagesOf(1);
      throw new Error('pages were read');
    })();
    await expect(buildIndex({pages, outDir})).rejects.toThrow(
      refusal(path.join(outDir, 'index.bin')),
    );
    expect([...filesOf(outDir).keys()]).toEqual(['index.bin']);
    expect(readFileSync(path.join(outDir, 'index.bin'), 'utf8')).toBe('mine');
  });
});
