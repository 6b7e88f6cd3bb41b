import {describe, expect, it} from 'vitest';
import {nodeCodec} from '../node/nodeCodec';
import {FORMAT_VERSION, MANIFEST} from './layout';
import {seal, unseal} from './sealedFile';

const encoder = new TextEncoder();
const NAME = 'c0ffee.t0.bin';
const CONTENT = encoder.encode('Play sounds and music. '.repeat(20));
const asIs = (content: Uint8Array): Uint8Array => content;
const sealed = (name = NAME): Uint8Array => seal(name, [CONTENT], nodeCodec.deflate);

describe('a sealed file', () => {
  it.each([NAME, MANIFEST])('gives its content back: %s', (name) => {
    expect(unseal(name, sealed(name), asIs)).toEqual(CONTENT);
  });

  it('joins its parts, empty ones left out', () => {
    const empty = new Uint8Array(0);
    const parts = [empty, encoder.encode('one '), empty, encoder.encode('two'), empty];
    const bytes = seal(NAME, parts, nodeCodec.deflate);
    expect(new TextDecoder().decode(unseal(NAME, bytes, asIs))).toBe('one two');
  });

  it('may stand anywhere in a buffer', () => {
    const bytes = sealed();
    const larger = new Uint8Array(bytes.length + 6);
    larger.set(bytes, 3);
    expect(unseal(NAME, larger.subarray(3, -3), asIs)).toEqual(CONTENT);
  });

  it('is smaller with a dictionary, and needs that dictionary', () => {
    const dictionary = encoder.encode('Play sounds and music.');
    const bytes = seal(NAME, [CONTENT], nodeCodec.deflate, dictionary);
    expect(bytes.length).toBeLessThan(sealed().length);
    expect(unseal(NAME, bytes, asIs, dictionary)).toEqual(CONTENT);
    expect(() => unseal(NAME, bytes, asIs)).toThrow(
      expect.objectContaining({reason: 'damaged', file: NAME}),
    );
  });

  it('is refused where its content cannot be decoded', () => {
    const cause = new RangeError('read past the end');
    const broken = (): never => {
      throw cause;
    };
    expect(() => unseal(NAME, sealed(), broken)).toThrow(
      expect.objectContaining({reason: 'damaged', file: NAME, cause}),
    );
  });

  it.each([
    ['under another name', 'c0ffee.t1.bin', sealed(), 'damaged'],
    ['that is empty', NAME, new Uint8Array(0), 'truncated'],
    ['cut within its header', NAME, sealed().subarray(0, 5), 'truncated'],
    ['cut within its content', NAME, sealed().subarray(0, -1), 'damaged'],
    ['with more behind it', NAME, Uint8Array.of(...sealed(), 0), 'damaged'],
    ['that is a page of a web server', NAME, encoder.encode('<!doctype html>'), 'version'],
    ['of a newer version', NAME, sealed().fill(FORMAT_VERSION + 1, 0, 1), 'version'],
    ['of an older version', NAME, sealed().fill(FORMAT_VERSION - 1, 0, 1), 'version'],
    ['as a manifest, cut within its first bytes', MANIFEST, sealed().subarray(0, 3), 'truncated'],
    ['as a manifest, with other first bytes', MANIFEST, sealed(), 'damaged'],
    ['as a manifest, cut behind them', MANIFEST, sealed(MANIFEST).subarray(0, 9), 'truncated'],
  ])('is refused %s', (_, name, bytes, reason) => {
    expect(() => unseal(name, bytes, asIs)).toThrow(expect.objectContaining({reason, file: name}));
  });
});
