import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {folderHost} from './hosts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'hosts-'));
});
afterEach(() => rmSync(dir, {recursive: true}));

const answer = (address: string) => folderHost(dir, '/site/')(`http://localhost/site/${address}`);

test('a folder has the files whose names an address encodes', async () => {
  writeFileSync(path.join(dir, 'über uns.js'), '1');
  expect(await answer('%C3%BCber%20uns.js')).toMatchObject({
    status: 200,
    contentType: 'text/javascript',
    body: '1',
  });
});

test('a folder answers for its home pages, and for no other folder', async () => {
  mkdirSync(path.join(dir, 'main.js'));
  writeFileSync(path.join(dir, 'main.js/index.html'), 'home');
  expect(await answer('main.js')).toMatchObject({status: 404, contentType: null, body: ''});
  expect(await answer('main.js/')).toMatchObject({status: 200, body: 'home'});
  expect((await answer('')).status).toBe(404);
});

test('a folder answers nothing outside its base path', async () => {
  writeFileSync(path.join(dir, 'index.html'), 'home');
  const host = folderHost(dir, '/site/');
  expect((await host('http://localhost/site/')).body).toBe('home');
  expect((await host('http://localhost/blog/index.html')).status).toBe(404);
});
