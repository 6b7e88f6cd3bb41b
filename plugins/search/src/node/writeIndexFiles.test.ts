import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {filesOf, pagesOf, temporaryFolder} from './__tests__/site';
import {buildIndex} from './buildIndex';
import {prepareIndex} from './prepareIndex';
import {writeIndexFiles} from './writeIndexFiles';

const file = (name: string, text: string) => ({name, bytes: new Uint8Array(Buffer.from(text))});
const FILES = [file('index.bin', 'manifest'), file('0123456789.t0.bin', 'slice')];

describe('writeIndexFiles', () => {
  it('writes what is not there, or is not as it should be, and nothing else', async () => {
    const outDir = temporaryFolder();
    await writeIndexFiles(FILES, outDir);
    const long = new Date(0);
    const at = (name: string): string => path.join(outDir, name);
    writeFileSync(at('0123456789.t0.bin'), 'slicf');
    for (const {name} of FILES) utimesSync(at(name), long, long);
    await writeIndexFiles(FILES, outDir);
    expect(statSync(at('index.bin')).mtime).toEqual(long);
    expect(statSync(at('0123456789.t0.bin')).mtime).not.toEqual(long);
    expect(readFileSync(at('0123456789.t0.bin'), 'utf8')).toBe('slice');
  });

  it('names the file that cannot be written, and leaves the earlier index as it was', async () => {
    const outDir = temporaryFolder();
    await writeIndexFiles([file('index.bin', 'earlier')], outDir);
    const taken = path.join(outDir, '0123456789.t0.bin');
    mkdirSync(taken);
    await expect(writeIndexFiles(FILES, outDir)).rejects.toThrow(
      `The search index could not be written to ${taken}: EISDIR`,
    );
    expect(readFileSync(path.join(outDir, 'index.bin'), 'utf8')).toBe('earlier');
  });

  it('replaces the manifest at once, so that whoever reads has all of it', async () => {
    const outDir = temporaryFolder();
    await writeIndexFiles([file('index.bin', 'earlier')], outDir);
    const reader = openSync(path.join(outDir, 'index.bin'), 'r');
    await writeIndexFiles(FILES, outDir);
    expect(readFileSync(reader, 'utf8')).toBe('earlier');
    closeSync(reader);
    expect(readdirSync(outDir).sort()).toEqual(['0123456789.t0.bin', 'index.bin']);
    expect(readFileSync(path.join(outDir, 'index.bin'), 'utf8')).toBe('manifest');
  });

  it('names the folder that cannot be made', async () => {
    const outDir = path.join(temporaryFolder(), 'linked');
    symlinkSync(path.join(temporaryFolder(), 'away/away'), outDir);
    await expect(writeIndexFiles(FILES, outDir)).rejects.toThrow(
      `The search index could not be written to ${outDir}: ENOENT`,
    );
  });

  it('leaves nothing of a file behind that could be written in part only', async () => {
    const outDir = temporaryFolder();
    function* untilFull(): Generator<string> {
      yield 'sl';
      throw new Error('ENOSPC: no space left on device');
    }
    const slice = {name: '0123456789.t0.bin', bytes: untilFull() as unknown as Uint8Array};
    await expect(writeIndexFiles([file('index.bin', 'manifest'), slice], outDir)).rejects.toThrow(
      `${path.join(outDir, slice.name)}: ENOSPC: no space left on device. Make room there`,
    );
    expect(readdirSync(outDir)).toEqual([]);
  });

  it('leaves no unfinished manifest behind where it cannot be replaced', async () => {
    const outDir = temporaryFolder();
    mkdirSync(path.join(outDir, 'index.bin/mine'), {recursive: true});
    await expect(writeIndexFiles(FILES, outDir)).rejects.toThrow(path.join(outDir, 'index.bin'));
    expect(readdirSync(outDir).sort()).toEqual(['0123456789.t0.bin', 'index.bin']);
  });

  it('stands several builds at once into one folder', async () => {
    const outDir = temporaryFolder();
    await buildIndex({pages: pagesOf(30), outDir});
    const {files} = await prepareIndex(pagesOf(60), {});
    await Promise.all(Array.from({length: 4}, () => writeIndexFiles(files, outDir)));
    expect([...filesOf(outDir).keys()]).toEqual(files.map(({name}) => name).sort());
  });

  it('goes on where another build drops files that were there when it began', async () => {
    const outDir = temporaryFolder();
    const found = ['0123456789.t0.bin', 'abcdefabcd.x0.bin'];
    for (const name of found) writeFileSync(path.join(outDir, name), 'slice');
    const writing = writeIndexFiles(FILES, outDir);
    for (const name of found) rmSync(path.join(outDir, name));
    await writing;
    expect(readdirSync(outDir).sort()).toEqual(['0123456789.t0.bin', 'index.bin']);
    expect(readFileSync(path.join(outDir, '0123456789.t0.bin'), 'utf8')).toBe('slice');
  });

  it('leaves folders alone that are named like files of an index', async () => {
    const outDir = temporaryFolder();
    mkdirSync(path.join(outDir, 'abcdefabcd.x0.bin'));
    await writeIndexFiles(FILES, outDir);
    expect(readdirSync(outDir)).toContain('abcdefabcd.x0.bin');
  });
});
