import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeMarkdownPages} from './writeMarkdownPages';

const SITE = {
  title: 'Site',
  titleDelimiter: '|',
  tagline: 'Line',
  url: 'https://site.test',
  baseUrl: '/base/',
};

function write(pages: Record<string, string>, routes: string[]) {
  const dir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  for (const [name, main] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(dir, 'build', name)), {recursive: true});
    writeFileSync(
      path.join(dir, 'build', name),
      `<head><title>Name | Site</title><link rel=canonical href=https://site.test/base/></head>${main}`,
    );
  }
  const written = writeMarkdownPages(
    dir,
    path.join(dir, 'build'),
    SITE,
    [{title: 'Docs', routes}],
    ['left/**'],
  );
  return {written, read: (name: string) => readFileSync(path.join(dir, 'build', name), 'utf8')};
}

it.each([
  ['docs/Über uns.html', '/base/docs/Über uns', 'docs/Über uns.md'],
  ['docs/ü/index.html', '/base/docs/%C3%BC', 'docs/ü.md'],
  ['docs/100%/index.html', '/base/docs/100%', 'docs/100%.md'],
])('The Markdown of %s stands beside it and is listed', async (file, route, markdown) => {
  const {written, read} = write({[file]: '<main><p>Text</p></main>'}, [route]);
  expect(await written).toEqual({count: 1, missing: []});
  expect(read(markdown)).toBe('# Name\n\nText\n');
  expect(read('llms.txt')).toContain('- [Name](https://site.test/base/docs/');
  expect(read('llms-full.txt')).toContain('# Name\n\nText\n');
});

it('Names what cannot be listed, but for what is left out on purpose', async () => {
  const {written, read} = write({'bare.html': '<p>x</p>', 'left/index.html': '<main>x</main>'}, [
    '/base/bare',
    '/base/left',
  ]);
  expect(await written).toEqual({count: 0, missing: ['/base/bare']});
  expect(read('llms.txt')).not.toContain('[');
});
