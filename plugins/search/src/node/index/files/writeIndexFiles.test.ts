import type * as fileSystem from 'node:fs';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {DATA_FILE_KINDS, dataFile} from '../../../core/format/layout';
import {seal} from '../../../core/format/sealedFile';
import {temporaryFolder} from '../../../__tests__/temporaryFolder';
import {writeIndexFiles} from './writeIndexFiles';

const file = (name: string, text: string) => ({name, bytes: new Uint8Array(Buffer.from(text))});
const FILES = [file('index.bin', 'manifest'), file('0123456789.t0.bin', 'slice')];

const TOO_LONG = 'more than there is room for';

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof fileSystem>();
  const writeFileSync: typeof fs.writeFileSync = (place, data, options) => {
    const isTooLong = data instanceof Uint8Array && Buffer.from(data).equals(Buffer.from(TOO_LONG));
    fs.writeFileSync(place, isTooLong ? data.subarray(1) : data, options);
    if (isTooLong) throw new Error('ENOSPC: no space left on device');
  };
  return {...fs, writeFileSync};
});

describe('Writing index files', () => {
  it('writes only files that are missing or different', () => {
    const outDir = temporaryFolder();
    writeIndexFiles(FILES, outDir);
    const long = new Date(0);
    const at = (name: string): string => path.join(outDir, name);
    writeFileSync(at('0123456789.t0.bin'), 'slicf');
    for (const {name} of FILES) utimesSync(at(name), long, long);
    writeIndexFiles(FILES, outDir);
    expect(statSync(at('index.bin')).mtime).toEqual(long);
    expect(statSync(at('0123456789.t0.bin')).mtime).not.toEqual(long);
    expect(readFileSync(at('0123456789.t0.bin'), 'utf8')).toBe('slice');
  });

  it.each(DATA_FILE_KINDS)(
    'removes an old index file of kind %s, but keeps another file with a similar name',
    (kind) => {
      const outDir = temporaryFolder();
      const old = dataFile('abcdef0123', kind, 0);
      const other = file(dataFile('9876543210', kind, 0), 'a file of somebody else');
      writeIndexFiles([...FILES, {name: old, bytes: seal(old, new Uint8Array(3))}, other], outDir);
      writeIndexFiles(FILES, outDir);
      expect(readdirSync(outDir).sort()).toEqual([...FILES, other].map(({name}) => name).sort());
    },
  );

  it('names the file that cannot be written, and keeps the earlier index', () => {
    const outDir = temporaryFolder();
    writeIndexFiles([file('index.bin', 'earlier')], outDir);
    const taken = path.join(outDir, '0123456789.t0.bin');
    mkdirSync(taken);
    expect(() => writeIndexFiles(FILES, outDir)).toThrow(
      `docusaurus-search: the index could not be written to ${taken}: EISDIR`,
    );
    expect(readFileSync(path.join(outDir, 'index.bin'), 'utf8')).toBe('earlier');
  });

  it('replaces the manifest atomically', () => {
    const outDir = temporaryFolder();
    writeIndexFiles([file('index.bin', 'earlier')], outDir);
    const reader = openSync(path.join(outDir, 'index.bin'), 'r');
    writeIndexFiles(FILES, outDir);
    expect(readFileSync(reader, 'utf8')).toBe('earlier');
    closeSync(reader);
    expect(readdirSync(outDir).sort()).toEqual(['0123456789.t0.bin', 'index.bin']);
    expect(readFileSync(path.join(outDir, 'index.bin'), 'utf8')).toBe('manifest');
  });

  it.each([
    ['0123456789.t0.bin', []],
    ['index.bin', ['0123456789.t0.bin']],
  ])('leaves no part of %s behind if writing it fails halfway', (name, rest) => {
    const outDir = temporaryFolder();
    const files = FILES.map((one) => (one.name === name ? file(name, TOO_LONG) : one));
    expect(() => writeIndexFiles(files, outDir)).toThrow(
      `${path.join(outDir, name)}: ENOSPC: no space left on device. Free some disk space`,
    );
    expect(readdirSync(outDir)).toEqual(rest);
  });
});
