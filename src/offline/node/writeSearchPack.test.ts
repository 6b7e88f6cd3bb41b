import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {unpackFiles} from '../packFiles';
import {writeSearchPack} from './writeSearchPack';

let buildDir: string;
beforeEach(() => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(buildDir, {recursive: true}));

function write(file: string, content: string | Buffer): void {
  const whole = path.join(buildDir, 'search-index', file);
  mkdirSync(path.dirname(whole), {recursive: true});
  writeFileSync(whole, content);
}
const packs = () =>
  readdirSync(path.join(buildDir, 'search-index')).filter((file) => file.startsWith('all.'));

describe('The pack of the search index', () => {
  it('holds the files of all indexes in the order of their names', () => {
    write('docs/index.bin', 'docs');
    write('blog/index.bin', 'blog');
    write('docs/a.t0.bin', 'slice');
    writeSearchPack(buildDir);
    const [pack = ''] = packs();
    const content = readFileSync(path.join(buildDir, 'search-index', pack));
    const texts = unpackFiles(Uint8Array.from(content).buffer).map((file) =>
      String.fromCharCode(...file),
    );
    expect(texts).toEqual(['blog', 'slice', 'docs']);
  });

  it('is named after its content, and takes the place of an earlier one', () => {
    write('docs/index.bin', 'docs');
    writeSearchPack(buildDir);
    const first = packs();
    writeSearchPack(buildDir);
    expect(packs()).toEqual(first);
    write('docs/index.bin', 'newer');
    writeSearchPack(buildDir);
    expect(packs()).toHaveLength(1);
    expect(packs()).not.toEqual(first);
  });

  it('is not written where there is no index, or a large one, which is kept piece by piece', () => {
    writeSearchPack(buildDir);
    expect(readdirSync(buildDir)).toEqual([]);
    write('docs/large.bin', Buffer.alloc(2_000_001));
    writeSearchPack(buildDir);
    expect(packs()).toEqual([]);
  });
});
