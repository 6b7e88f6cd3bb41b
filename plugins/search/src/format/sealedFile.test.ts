import {deflateRawSync} from 'node:zlib';
import {describe, expect, it, vi} from 'vitest';
import {pack} from '../indexing/pack';
import * as inflating from './inflate';
import {FORMAT_VERSION, MANIFEST} from './layout';
import {seal, unseal} from './sealedFile';

vi.mock('./inflate', {spy: true});

const encoder = new TextEncoder();
const NAME = 'c0ffee.t0.bin';
const CONTENT = encoder.encode('Play sounds and music. '.repeat(20));
const asIs = (content: Uint8Array): Uint8Array => Uint8Array.from(content);
const sealed = (name = NAME): Uint8Array => seal(name, deflateRawSync(CONTENT));

describe('a sealed file', () => {
  it.each([NAME, MANIFEST])('gives its content back: %s', async (name) => {
    expect(await unseal(name, sealed(name), asIs)).toEqual(CONTENT);
  });

  it('joins parts that were compressed one by one', async () => {
    const parts = ['one ', '', '222', ''].map((part) => encoder.encode(part));
    const joined = await unseal(NAME, seal(NAME, pack(parts)), asIs);
    expect(new TextDecoder().decode(joined)).toBe('one 222');
  });

  it('may stand anywhere in a buffer', async () => {
    const bytes = sealed();
    const larger = new Uint8Array(bytes.length + 6);
    larger.set(bytes, 3);
    expect(await unseal(NAME, larger.subarray(3, -3), asIs)).toEqual(CONTENT);
  });

  it('is refused where its content cannot be decoded', async () => {
    const cause = new RangeError('read past the end');
    const broken = (): never => {
      throw cause;
    };
    await expect(unseal(NAME, sealed(), broken)).rejects.toMatchObject({
      ...{reason: 'damaged', file: NAME, cause},
    });
  });

  it('is refused where it was not compressed', async () => {
    await expect(unseal(NAME, seal(NAME, CONTENT), asIs)).rejects.toMatchObject({
      ...{reason: 'damaged', file: NAME},
    });
  });

  it('says what the browser lacks that cannot decompress it', async () => {
    vi.mocked(inflating.canInflate).mockReturnValueOnce(false);
    await expect(unseal(NAME, sealed(), asIs)).rejects.toThrow('DecompressionStream');
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
  ])('is refused %s', async (_, name, bytes, reason) => {
    await expect(unseal(name, bytes, asIs)).rejects.toMatchObject({reason, file: name});
  });
});
