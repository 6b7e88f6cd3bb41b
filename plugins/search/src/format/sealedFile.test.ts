import {describe, expect, it} from 'vitest';
import {readingBooks} from '../compression/__tests__/readingBooks';
import {trainCodeBooks} from '../compression/__tests__/trainCodeBooks';
import {fileSealer} from './__tests__/fileSealer';
import {FORMAT_VERSION, MANIFEST} from './layout';
import {type Packing, unseal} from './sealedFile';

const encoder = new TextEncoder();
const NAME = 'c0ffee.t0.bin';
const CONTENT = encoder.encode('Play sounds and music. '.repeat(20));
const SHARED_TEXT = encoder.encode('Play sounds and music.');
const EMPTY = new Uint8Array(0);
const parts = [{kind: 0, bytes: CONTENT}];
const books = trainCodeBooks([{parts}], 1);
const seal = fileSealer(books);
const packing: Packing = {kinds: [0], books: readingBooks(books)};
const asIs = (content: Uint8Array): Uint8Array => content;
const sealed = (name = NAME): Uint8Array => seal({name, parts});

describe('a sealed file', () => {
  it('gives its content back', () => {
    expect(unseal(NAME, sealed(), asIs, packing)).toEqual(CONTENT);
  });

  it('brings the codes of all others where it is the manifest', () => {
    const read = unseal(MANIFEST, sealed(MANIFEST), (content, codes) => ({content, codes}), {
      kinds: [0],
    });
    expect(read.content).toEqual(CONTENT);
    expect(unseal(NAME, sealed(), asIs, {kinds: [0], books: read.codes})).toEqual(CONTENT);
  });

  it('joins its parts, each with the codes of its kind', () => {
    const [one, two] = [encoder.encode('one '), encoder.encode('222')];
    const kinds = [1, 0, 1, 0];
    const mixed = [EMPTY, one, two, EMPTY].map((bytes, at) => ({kind: kinds[at] as number, bytes}));
    const twoBooks = trainCodeBooks([{parts: mixed}], 2);
    const bytes = fileSealer(twoBooks)({name: NAME, parts: mixed});
    const read = unseal(NAME, bytes, asIs, {kinds, books: readingBooks(twoBooks)});
    expect(new TextDecoder().decode(read)).toBe('one 222');
  });

  it('may stand anywhere in a buffer', () => {
    const bytes = sealed();
    const larger = new Uint8Array(bytes.length + 6);
    larger.set(bytes, 3);
    expect(unseal(NAME, larger.subarray(3, -3), asIs, packing)).toEqual(CONTENT);
  });

  it('is smaller with a shared text, and needs that shared text', () => {
    const once = {parts: [{kind: 0, bytes: SHARED_TEXT}]};
    const trained = trainCodeBooks([once, {...once, sharedText: SHARED_TEXT}], 1);
    const pack = fileSealer(trained);
    const bytes = pack({...once, name: NAME, sharedText: SHARED_TEXT});
    expect(bytes.length).toBeLessThan(pack({...once, name: NAME}).length);
    const read = {kinds: [0], books: readingBooks(trained)};
    expect(unseal(NAME, bytes, asIs, {...read, sharedText: SHARED_TEXT})).toEqual(SHARED_TEXT);
    expect(() => unseal(NAME, bytes, asIs, read)).toThrow(
      expect.objectContaining({reason: 'damaged', file: NAME}),
    );
  });

  it('is refused where its content cannot be decoded', () => {
    const cause = new RangeError('read past the end');
    const broken = (): never => {
      throw cause;
    };
    expect(() => unseal(NAME, sealed(), broken, packing)).toThrow(
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
    expect(() => unseal(name, bytes, asIs, packing)).toThrow(
      expect.objectContaining({reason, file: name}),
    );
  });
});
