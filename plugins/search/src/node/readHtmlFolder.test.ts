import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from './__tests__/site';
import {readHtmlFolder} from './readHtmlFolder';

/** The address of a folder's only page. */
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
])('gives the file %j an address that leads to it', (file) => {
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
])('keeps the file name %s as it is', (file) => {
  expect(addressOf(file)).toBe(`/${file}`);
});
