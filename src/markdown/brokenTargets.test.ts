// Specification: 1.3.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {brokenTargets} from './brokenTargets';

const dir = mkdtempSync(path.join(tmpdir(), 'broken-'));
afterAll(() => rmSync(dir, {recursive: true}));
mkdirSync(path.join(dir, 'guides'));
for (const name of ['camera.md', 'camera.png', 'guides/tweening.md'])
  writeFileSync(path.join(dir, name), '');

const at = (url: string) => ({
  url,
  sourceFilePath: path.join(dir, 'page.md'),
  position: {start: {line: 7, column: 1, offset: 0}, end: {line: 7, column: 9, offset: 8}},
});
const link = (url: string) => () => {
  const {sourceFilePath, position} = at(url);
  brokenTargets.onBrokenMarkdownLinks({
    url,
    sourceFilePath,
    node: {type: 'link', url, children: [], position},
  });
};
const picture = (url: string) => () => {
  const {sourceFilePath, position} = at(url);
  brokenTargets.onBrokenMarkdownImages({
    url,
    sourceFilePath,
    node: {type: 'image', url, position},
  });
};

it.each([
  ['camra.md', 'Did you mean camera.md?'],
  ['./camera.mdx#zoom', 'Did you mean ./camera.md'],
  ['guides/tweenings.md', 'Did you mean guides/tweening.md?'],
  ['none/camera.md', 'which is not a page. Write the path'],
])('A link to %s fails the build with file, line and a remedy: %s', (url, remedy) => {
  expect(link(url)).toThrow(`page.md:7: The link points to "${url}", which is not a page.`);
  expect(link(url)).toThrow(remedy);
});

it.each([
  ['camra.png', 'Did you mean camera.png?'],
  ['/img/logoo.svg', 'Did you mean /img/logo.svg?'],
  ['unheard-of.png', 'There is no image "unheard-of.png". Put it next to the page'],
])('The image %s fails the build with file, line and a remedy: %s', (url, remedy) => {
  expect(picture(url)).toThrow(`page.md:7: There is no image "${url}".`);
  expect(picture(url)).toThrow(remedy);
});
