import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesOf, temporaryFolder} from '../__tests__/site';
import {dropUnused, PageCache} from './PageCache';
import type {HtmlPage} from './PageSource';

const CONTENT = new TextEncoder().encode('what was worked out');

function entryFor(cache: PageCache, url: string): string {
  const page: HtmlPage = {url, html: ''};
  return cache.entryOf(page, new Uint8Array());
}

/** A cache with one entry. */
function filledCache(version = '1') {
  const dir = temporaryFolder();
  const cache = new PageCache({dir, version}, {});
  const entry = entryFor(cache, '/page');
  cache.write(entry, CONTENT);
  return {dir, cache, entry, file: path.join(dir, entry.slice(0, 2), entry.slice(2))};
}

/** Does something while the folders of a cache have that mode, without the rights of an administrator. */
function underMode<Result>(mode: number, dir: string, work: () => Result): Result {
  const folders = [...readdirSync(dir).map((name) => path.join(dir, name)), dir];
  const isAdministrator = process.geteuid?.() === 0;
  for (const folder of folders) chmodSync(folder, mode);
  if (isAdministrator) process.seteuid?.('nobody');
  try {
    return work();
  } finally {
    if (isAdministrator) process.seteuid?.(0);
    for (const folder of folders.reverse()) chmodSync(folder, 0o755);
  }
}

it('gives what was written, and nothing for another page', () => {
  const {cache, entry} = filledCache();
  expect(cache.read(entry)).toEqual(CONTENT);
  expect(cache.read(entryFor(cache, '/other'))).toBeUndefined();
});

it('keeps content without any bytes, too', () => {
  const {cache, entry} = filledCache();
  cache.write(entry, new Uint8Array());
  expect(cache.read(entry)).toEqual(new Uint8Array());
});

it('trusts no entry that is cut off, as by a crash, and writes it anew', () => {
  const {cache, entry, file} = filledCache();
  const whole = readFileSync(file);
  for (let length = whole.length - 1; length >= 0; length--) {
    truncateSync(file, length);
    expect(cache.read(entry), `${length} bytes`).toBeUndefined();
  }
  cache.write(entry, CONTENT);
  expect(readFileSync(file)).toEqual(whole);
});

it('trusts no entry of which a byte has changed', () => {
  const {cache, entry, file} = filledCache();
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at++) {
    const changed = Buffer.from(whole);
    changed[at] = (whole[at] ?? 0) ^ 1;
    writeFileSync(file, changed);
    expect(cache.read(entry), `byte ${at}`).toBeUndefined();
  }
});

it('drops what was not used, whatever version has written it and in whatever state it is', () => {
  const {dir, cache, entry} = filledCache();
  const older = new PageCache({dir, version: '0'}, {});
  const dropped = [entryFor(older, '/page'), entryFor(cache, '/cut-off')];
  for (const name of dropped) older.write(name, CONTENT);
  truncateSync(path.join(dir, dropped[1]?.slice(0, 2) ?? '', dropped[1]?.slice(2) ?? ''), 20);
  expect(filesOf(dir).size).toBe(3);
  dropUnused(dir, new Set([entry]));
  expect([...filesOf(dir).keys()]).toEqual([path.join(entry.slice(0, 2), entry.slice(2))]);
});

it('makes its folder where there is none, and drops entries of every name', () => {
  const dir = path.join(temporaryFolder(), 'new/folder');
  const cache = new PageCache({dir, version: '1'}, {});
  for (let page = 0; page < 500; page++) cache.write(entryFor(cache, `/${page}`), CONTENT);
  expect(filesOf(dir).size).toBe(500);
  dropUnused(dir, new Set());
  expect(filesOf(dir).size).toBe(0);
});

it.each(['mine', '', 'SBX search cach', 'SBX search cachE and more', 'sbx search cache'])(
  'leaves %j of another store alone, though it is named like an entry',
  (content) => {
    const dir = temporaryFolder();
    const file = path.join(
      dir,
      'e3',
      'b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    mkdirSync(path.dirname(file));
    writeFileSync(file, content);
    dropUnused(dir, new Set());
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);

it.each(['notes', '0'.repeat(61), '0'.repeat(63), 'A'.repeat(62)])(
  'drops nothing that is called %s, even a copy of an entry',
  (name) => {
    const {dir, file} = filledCache();
    const folders = ['ab', 'abc', 'AB', 'zz'];
    for (const folder of folders) mkdirSync(path.join(dir, folder), {recursive: true});
    const copies = [
      path.join(dir, 'ab', name),
      ...folders.slice(1).map((folder) => path.join(dir, folder, '0'.repeat(62))),
    ];
    for (const copy of copies) writeFileSync(copy, readFileSync(file));
    dropUnused(dir, new Set());
    expect([...filesOf(dir).keys()]).toEqual(copies.map((copy) => path.relative(dir, copy)).sort());
  },
);

it('goes on where another build drops the same entry at the same time', () => {
  const {dir, file} = filledCache();
  const used = new (class extends Set<string> {
    override has(): boolean {
      rmSync(file);
      return false;
    }
  })();
  dropUnused(dir, used);
  expect(filesOf(dir).size).toBe(0);
});

const READ_ONLY = 0o555;

it('says which entry cannot be dropped, and what to do', () => {
  const {dir, file} = filledCache();
  expect(() => underMode(READ_ONLY, dir, () => dropUnused(dir, new Set()))).toThrow(
    new RegExp(`^The cache of the search index failed at ${file}: EACCES.* name another folder`),
  );
  expect(filesOf(dir).size).toBe(1);
});

it('says which entry cannot be written, and what to do', () => {
  const {dir, cache} = filledCache();
  const entry = entryFor(cache, '/new');
  expect(() => underMode(READ_ONLY, dir, () => cache.write(entry, CONTENT))).toThrow(
    new RegExp(`^The cache of the search index failed at ${dir}/../.{62}: EACCES.* name another`),
  );
  expect(readdirSync(dir)).toHaveLength(1);
});

it('can be read where it cannot be written, as long as there is nothing to drop', () => {
  const {dir, cache, entry} = filledCache();
  underMode(READ_ONLY, dir, () => {
    expect(cache.read(entry)).toEqual(CONTENT);
    dropUnused(dir, new Set([entry]));
  });
});

it('says which folder cannot be read', () => {
  const {dir} = filledCache();
  expect(() => underMode(0, dir, () => dropUnused(dir, new Set()))).toThrow(
    `The cache of the search index failed at ${dir}: EACCES`,
  );
});
