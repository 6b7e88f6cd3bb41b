import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {FORMAT_VERSION, MAGIC, sliceFile, spellingFile, textFile} from './layout';

describe('layout', () => {
  it('is the version that FORMAT.md describes', () => {
    const description = readFileSync(join(__dirname, 'FORMAT.md'), 'utf8');
    expect(description).toContain(`format version ${FORMAT_VERSION}\n`);
  });

  it('begins a manifest with SBXI', () => {
    expect(new TextDecoder().decode(MAGIC)).toBe('SBXI');
  });

  it('names each kind of file after the content of the index', () => {
    expect([
      sliceFile('c0ffee', 0),
      textFile('c0ffee', 12),
      spellingFile('c0ffee', 'f', 1),
      spellingFile('c0ffee', 'r', 1),
    ]).toEqual(['c0ffee.t0.bin', 'c0ffee.x12.bin', 'c0ffee.f1.bin', 'c0ffee.r1.bin']);
  });
});
