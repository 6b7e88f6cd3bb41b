import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, expect, it} from 'vitest';
import {openFolder} from './openFolder';
import {readPage} from './readPage';
import {SiteError} from './SiteError';

const dir = mkdtempSync(path.join(os.tmpdir(), 'read-page-'));
const build = path.join(dir, 'build');
mkdirSync(path.join(build, 'docs'), {recursive: true});
for (const file of ['index.html', 'docs/index.html', 'docs/a.md'])
  writeFileSync(path.join(build, file), '<main><h1 id=top>Inside</h1>inside</main>');
for (const file of ['secret.md', 'secret.html', 'index.html'])
  writeFileSync(path.join(dir, file), '<main>outside</main>');
mkdirSync(path.join(build, 'search-index'));
writeFileSync(path.join(build, 'search-index/index.json'), '{"indexes": []}');
symlinkSync(dir, path.join(build, 'link'));
afterAll(() => rmSync(dir, {recursive: true}));

const PIECES = [
  ...['/', '..', '.', '%2e', '%2f', '%5c', '%00', '%', '\\', '//', '?', '#', '#top', ':', '@'],
  ...['docs', 'a', 'a.md', 'index.html', 'secret', 'link', 'http://localhost', 'file:', dir],
];
const address = fc
  .array(fc.oneof({weight: 5, arbitrary: fc.constantFrom(...PIECES)}, fc.string()), {maxLength: 8})
  .map((pieces) => pieces.join(''));

it('Any address either returns text of the site or is rejected with a SiteError', async () => {
  const site = await openFolder(build);
  await fc.assert(
    fc.asyncProperty(address, async (text) => {
      try {
        expect(await readPage(site, text)).not.toContain('outside');
      } catch (error) {
        expect(error).toBeInstanceOf(SiteError);
      }
    }),
  );
});
