import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {pagefind} from './pagefind';

const dir = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('Pagefind is built by its own program, whose memory and end are seen, not by a wrapper', async () => {
  const pagesFile = path.join(dir, 'pages.ndjson');
  writeFileSync(pagesFile, '');
  const corpus = {name: 'x', htmlDir: dir, pagesFile, pages: 0, sections: 0};
  const build = await pagefind.prepareBuild(corpus, path.join(dir, 'index'));
  if (build.kind !== 'program') throw new Error('It is no program.');
  expect(path.basename(build.command)).toMatch(/^pagefind/);
  expect(build.args[0]).toBe('--site');
});
