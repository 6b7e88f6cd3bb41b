import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {readHtmlFolder} from './readHtmlFolder';

function addressOf(file: string): string {
  const dir = temporaryFolder();
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), '');
  const [page] = readHtmlFolder(dir);
  expect(page).toMatchObject({file: path.join(dir, file)});
  return page?.url ?? '';
}

it.each([
  'C# 100%.html',
  'what? why.htm',
  '%41%2f.html',
  'a"b<c>d^e`f{g}h|i[j].html',
  'back\\slash.html',
  'new\nline\t.html',
  'C#/100%/page.html',
  ' .html',
  '%2e%2e/page.html',
  'größe/稳定版.html',
])('The address of the file %j decodes to the path of the file', (file) => {
  const url = addressOf(file);
  const {pathname, search, hash} = new URL(url, 'https://example.test/');
  expect([decodeURIComponent(pathname), search, hash]).toEqual([`/${file}`, '', '']);
});

it.each([
  'index.html',
  'a,b(c)+d~e!.html',
  "Foo$Bar&c=d;e@f:g*h'i.html",
  'guide/größe.html',
  '文档/稳定版.html',
])('The address of a file contains the name %s unchanged', (file) => {
  expect(addressOf(file)).toBe(`/${file}`);
});

it('Symlinks to files and folders are followed', () => {
  const dir = temporaryFolder();
  const elsewhere = temporaryFolder();
  mkdirSync(path.join(dir, 'guide'));
  for (const file of [path.join(dir, 'guide/a.html'), path.join(elsewhere, 'b.html')])
    writeFileSync(file, '');
  symlinkSync(elsewhere, path.join(dir, 'linked'));
  symlinkSync(path.join(elsewhere, 'b.html'), path.join(dir, 'b.html'));
  const urls = [...readHtmlFolder(dir)].map(({url}) => url);
  expect(urls).toEqual(['/b.html', '/guide/a.html', '/linked/b.html']);
});

it.each(['../..', '../../..', '/', '../../site', '.'])(
  'A symlink to a parent folder is not followed: %s',
  (target) => {
    const around = temporaryFolder();
    const dir = path.join(around, 'site');
    mkdirSync(path.join(dir, 'guide'), {recursive: true});
    for (const file of ['other.html', 'site/a.html', 'site/guide/b.html'])
      writeFileSync(path.join(around, file), '');
    symlinkSync(target, path.join(dir, 'up'));
    symlinkSync(path.join('../..', target), path.join(dir, 'guide/up'));
    const urls = [...readHtmlFolder(dir)].map(({url}) => url);
    expect(urls).toEqual(['/a.html', '/guide/b.html']);
  },
);

it('A path that is not a folder is rejected, and the error says which folder to name', () => {
  const file = path.join(temporaryFolder(), 'page.html');
  const refusal = `docusaurus-search: ${file} is not a folder. Name the folder that contains the HTML pages.`;
  expect(() => [...readHtmlFolder(file)]).toThrow(refusal);
  writeFileSync(file, '');
  expect(() => [...readHtmlFolder(file)]).toThrow(refusal);
});

it('HTML files are recognized by extension, ignoring case', () => {
  const dir = temporaryFolder();
  const files = ['A.HTML', 'b.Htm', 'c.xhtml', 'd.html', 'e.shtml.txt', 'f.html.gz', 'html'];
  for (const file of files) writeFileSync(path.join(dir, file), '');
  const urls = [...readHtmlFolder(dir)].map(({url}) => url);
  expect(urls).toEqual(['/A.HTML', '/b.Htm', '/c.xhtml', '/d.html']);
});
