import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {findFile} from './findFile';

const root = mkdtempSync(path.join(tmpdir(), 'find-file-'));
const dir = path.join(root, 'site');
for (const file of ['index.html', '404.html', 'about.html', 'docs/index.html', '../secret.txt']) {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), '');
}
mkdirSync(path.join(dir, 'empty'));

afterAll(() => rmSync(root, {recursive: true}));

const find = (relative: string, rules: {cleanUrls?: boolean; notFoundPage?: boolean} = {}) =>
  findFile(dir, relative, {cleanUrls: true, notFoundPage: false, ...rules});
const file = (name: string) => ({file: path.join(dir, name), status: 200});

describe('findFile', () => {
  it('finds a file by its name, and the index of a folder', () => {
    expect(find('about.html')).toEqual(file('about.html'));
    expect(find('')).toEqual(file('index.html'));
    expect(find('docs/')).toEqual(file('docs/index.html'));
  });

  it('finds a page without its ending only where addresses are clean', () => {
    expect(find('about')).toEqual(file('about.html'));
    expect(find('about', {cleanUrls: false})).toBeUndefined();
    expect(find('about/')).toBeUndefined();
  });

  it('leads from a folder with an index to the address with a slash', () => {
    expect(find('docs')).toEqual({redirect: true});
    expect(find('empty')).toBeUndefined();
  });

  it('answers with the page for what is not found, where there is one', () => {
    const notFound = {file: path.join(dir, '404.html'), status: 404};
    expect(find('missing', {notFoundPage: true})).toEqual(notFound);
    const rules = {cleanUrls: true, notFoundPage: true};
    expect(findFile(path.join(dir, 'docs'), 'missing', rules)).toBeUndefined();
  });

  it('does not leave the folder', () => {
    expect(find('../secret.txt')).toBeUndefined();
    expect(find('docs/../../secret.txt')).toBeUndefined();
  });
});
