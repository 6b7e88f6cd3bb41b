import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {writeMarkdownPages} from './writeMarkdownPages';

interface SiteOptions {
  pages: Record<string, string>;
  routes?: string[];
  withheld?: string[];
  staticFile?: string;
  canonical?: string;
}

function writeSite({pages, routes = [], withheld = [], staticFile, canonical}: SiteOptions) {
  const dir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  const link = canonical === undefined ? '' : `<link rel=canonical href=${canonical}>`;
  for (const [name, main] of Object.entries(pages))
    write(`build/${name}`, `<head><title>Name | Site</title>${link}</head>${main}`);
  if (staticFile !== undefined) write(`static/${staticFile}`, 'own');
  const written = writeMarkdownPages({
    outDir: path.join(dir, 'build'),
    site: {
      title: 'Site',
      titleDelimiter: '|',
      tagline: 'Line',
      url: 'https://site.test',
      baseUrl: '/base/',
      staticDirectories: [path.join(dir, 'static')],
    },
    groups: [{title: 'Docs', routes}],
    withheld,
    llmsTxt: true,
    llmsFullTxt: true,
  });
  return {
    written,
    read: (name: string) => readFileSync(path.join(dir, 'build', name), 'utf8'),
    exists: (name: string) => existsSync(path.join(dir, 'build', name)),
  };
}

const MAIN = '<main><p>Text</p></main>';

it.each([
  ['docs/Über uns.html', '/base/docs/Über uns', 'docs/Über uns.md'],
  ['docs/ü/index.html', '/base/docs/%C3%BC', 'docs/ü.md'],
  ['docs/100%/index.html', '/base/docs/100%', 'docs/100%.md'],
  ['index.html', '/base/', 'index.md'],
])('The Markdown of %s is written next to the page and listed', async (file, route, markdown) => {
  const {written, read} = writeSite({pages: {[file]: MAIN}, routes: [route]});
  expect(await written).toEqual({count: 1, missing: []});
  expect(read(markdown)).toBe('# Name\n\nText\n');
  expect(read('llms.txt')).toContain('- [Name](https://site.test/base/');
  expect(read('llms-full.txt')).toContain('# Name\n\nText\n');
});

it('A listed page without <main> is reported', async () => {
  const {written, read} = writeSite({pages: {'bare.html': '<p>x</p>'}, routes: ['/base/bare']});
  expect(await written).toEqual({count: 0, missing: ['/base/bare']});
  expect(read('llms.txt')).not.toContain('[');
});

it('Excluded pages and the 404 page have no Markdown', async () => {
  const {written, exists} = writeSite({
    pages: {'secret/index.html': MAIN, 'secret.test.html': MAIN, '404.html': MAIN},
    routes: ['/base/secret'],
    withheld: ['^/secret$'],
  });
  expect(await written).toEqual({count: 1, missing: []});
  expect([exists('secret.md'), exists('secret.test.md'), exists('404.md')]).toEqual([
    false,
    true,
    false,
  ]);
});

it.each([
  ['https://site.test/base/docs/a/', 'https://site.test/base/docs/a/'],
  ['https://site.test/base/', 'https://site.test/base/docs/a'],
  [undefined, 'https://site.test/base/docs/a'],
])(
  'On a page with the canonical address %s, links are resolved against %s',
  async (canonical, url) => {
    const {written, read} = writeSite({
      pages: {'docs/a/index.html': '<main><a href="#b">b</a></main>'},
      routes: ['/base/docs/a'],
      canonical,
    });
    await written;
    expect(read('docs/a.md')).toContain(`[b](${url}#b)`);
    expect(read('llms-full.txt')).toMatch(`Source: ${url}\n`);
  },
);

it.each(['docs/a.md', 'llms.txt'])('The static file %s is not overwritten', async (staticFile) => {
  const {written, exists} = writeSite({pages: {'docs/a.html': MAIN}, staticFile});
  await expect(written).rejects.toThrow(/static.*would be overwritten\. Remove it/);
  expect(exists('docs/a.md')).toBe(false);
});
