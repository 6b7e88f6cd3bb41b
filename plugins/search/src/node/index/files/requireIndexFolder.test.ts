import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesOf, pagesOf} from '../__tests__/site';
import {temporaryFolder} from '../../../__tests__/temporaryFolder';
import {buildIndex} from '../buildIndex';
import type {HtmlPage} from '../readPage';
import {requireIndexFolder} from './requireIndexFolder';

const refusal = (file: string): string =>
  `docusaurus-search: ${file} is not part of a search index, but the index would replace it. ` +
  'Name another folder for the index, or move the file.';

describe('The folder of an index', () => {
  it('can be new, empty, a symlink, or contain files with other names', () => {
    const dir = temporaryFolder();
    symlinkSync(temporaryFolder(), path.join(dir, 'linked'));
    for (const name of ['', 'new', 'new/below', 'linked', 'linked/new'])
      expect(() => requireIndexFolder(path.join(dir, name))).not.toThrow();
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

  it('cannot be a file, be below a file, or have an empty name', () => {
    const file = path.join(temporaryFolder(), 'taken');
    writeFileSync(file, '');
    for (const dir of [file, path.join(file, 'a/b')])
      expect(() => requireIndexFolder(dir)).toThrow(
        `docusaurus-search: ${file} is a file, but an index needs a folder. Name another one.`,
      );
    expect(() => requireIndexFolder('')).toThrow('for an index is empty. Name a folder.');
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
