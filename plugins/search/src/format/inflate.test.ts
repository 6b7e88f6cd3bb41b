import {deflateRawSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

const CONTENT = new TextEncoder().encode('Play sounds and music. '.repeat(2000));

/** The module as a browser runs it, which has no modules of Node. */
const inBrowser = () => {
  vi.stubGlobal('process', {...process, getBuiltinModule: undefined});
  return import('./inflate');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('decompresses in Node and in browsers', async () => {
  const packed = Uint8Array.from(deflateRawSync(CONTENT));
  const node = await import('./inflate');
  expect(node.inflate(packed)).toBeInstanceOf(Uint8Array);
  expect(Uint8Array.from(await node.inflate(packed))).toEqual(CONTENT);
  vi.resetModules();
  const {inflate} = await inBrowser();
  expect(inflate(packed)).toBeInstanceOf(Promise);
  expect(await inflate(packed)).toEqual(CONTENT);
});

it('fails on damaged bytes in browsers', async () => {
  const {inflate} = await inBrowser();
  await expect(inflate(Uint8Array.of(7, 7, 7))).rejects.toThrow();
});

it('knows whether it can', async () => {
  expect((await inBrowser()).canInflate()).toBe(true);
  vi.stubGlobal('DecompressionStream', undefined);
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  expect((await inBrowser()).canInflate()).toBe(false);
});
