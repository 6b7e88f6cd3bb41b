import {deflateRawSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {pack} from '../../node/index/files/indexFiles';
import {FORMAT_VERSION, MANIFEST} from './layout';
import {checksum, seal, SearchIndexError, unseal} from './sealedFile';

describe('SearchIndexError', () => {
  it.each([
    ['missing', 'could not be read. Upload the index again'],
    ['damaged', 'is damaged. Upload the index again'],
    ['version', 'Build the index again'],
    ['unsupported', 'DecompressionStream'],
  ] as const)('with the reason "%s" names the file and a remedy', (reason, remedy) => {
    const error = new SearchIndexError(reason, 'c0ffee.t1.bin');
    expect(error).toMatchObject({name: 'SearchIndexError', reason, file: 'c0ffee.t1.bin'});
    expect(error.message).toContain('"c0ffee.t1.bin"');
    expect(error.message).toContain(remedy);
  });
});

describe('checksum', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it.each([
    ['', 0],
    ['a', 0xe8b7be43],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('is the CRC-32 of "%s"', (text, crc) => {
    expect(checksum(bytes(text))).toBe(crc);
  });
});

const encoder = new TextEncoder();
const NAME = 'c0ffee.t0.bin';
const CONTENT = encoder.encode('Play sounds and music. '.repeat(20));
const asIs = (content: Uint8Array): Uint8Array => Uint8Array.from(content);
const sealed = (name = NAME): Uint8Array => seal(name, deflateRawSync(CONTENT));

describe('A sealed file', () => {
  it.each([NAME, MANIFEST])('survives a round trip: %s', async (name) => {
    expect(await unseal(name, sealed(name), asIs)).toEqual(CONTENT);
  });

  it('can consist of parts that were compressed separately', async () => {
    const parts = ['one ', '', '222', ''].map((part) => encoder.encode(part));
    const joined = await unseal(NAME, seal(NAME, pack(parts)), asIs);
    expect(new TextDecoder().decode(joined)).toBe('one 222');
  });

  it.each([
    ['under another name', 'c0ffee.t1.bin', sealed(), 'damaged'],
    ['with the content of an HTML page', NAME, encoder.encode('<!doctype html>'), 'version'],
    ['of a newer version', NAME, sealed().fill(FORMAT_VERSION + 1, 0, 1), 'version'],
    ['of the manifest without its magic bytes', MANIFEST, sealed(), 'damaged'],
  ])('%s is rejected', async (_, name, bytes, reason) => {
    await expect(unseal(name, bytes, asIs)).rejects.toMatchObject({reason, file: name});
  });
});

describe('A sealed file in a browser', () => {
  const inBrowser = () => {
    vi.resetModules();
    vi.stubGlobal('process', {...process, getBuiltinModule: undefined});
    return import('./sealedFile');
  };
  afterEach(() => vi.unstubAllGlobals());

  it('survives a round trip', async () => {
    const browser = await inBrowser();
    expect(await browser.unseal(NAME, sealed(), asIs)).toEqual(CONTENT);
  });

  it('is rejected if it was not compressed', async () => {
    const browser = await inBrowser();
    const file = seal(NAME, Uint8Array.of(7, 7, 7));
    await expect(browser.unseal(NAME, file, asIs)).rejects.toMatchObject({reason: 'damaged'});
  });

  it('is rejected with the name of the missing feature if the browser cannot decompress it', async () => {
    const browser = await inBrowser();
    vi.stubGlobal('DecompressionStream', undefined);
    Reflect.deleteProperty(globalThis, 'DecompressionStream');
    await expect(browser.unseal(NAME, sealed(), asIs)).rejects.toThrow('DecompressionStream');
  });
});
