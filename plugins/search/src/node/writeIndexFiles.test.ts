import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from './__tests__/site';
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
});
