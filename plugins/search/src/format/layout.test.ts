import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {FORMAT_VERSION, MAGIC, dataFile} from './layout';

describe('layout', () => {
  it('is the version that docs/index-format.md describes', () => {
    const description = readFileSync(join(__dirname, '../../docs/index-format.md'), 'utf8');
    expect(description).toContain(`format version ${FORMAT_VERSION}\n`);
  });

  it('begins a manifest with SBXI', () => {
    expect(new TextDecoder().decode(MAGIC)).toBe('SBXI');
  });

  it('names each kind of file after the content of the index', () => {
    expect([
      dataFile('c0ffee', 't', 0),
      dataFile('c0ffee', 'x', 12),
      dataFile('c0ffee', 'f', 1),
      dataFile('c0ffee', 'h', 1),
    ]).toEqual(['c0ffee.t0.bin', 'c0ffee.x12.bin', 'c0ffee.f1.bin', 'c0ffee.h1.bin']);
  });
});
