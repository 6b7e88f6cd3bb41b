import {afterEach, describe, expect, it, vi} from 'vitest';
import {readingBooks} from '../compression/__tests__/readingBooks';
import {trainCodeBooks} from '../compression/__tests__/trainCodeBooks';
import {type FileContent, fileSealer} from '../format/__tests__/fileSealer';
import type {Packing} from '../format/sealedFile';
import {recordReads} from './__tests__/memoryContext';
import {clock} from './__tests__/clock';
import {FileStore, readFile} from './FileStore';

const encoder = new TextEncoder();
const SHARED_TEXT = encoder.encode('Play sounds and music.');
const contents: FileContent[] = [
  ...['a', 'b', 'c'].map((name) => ({
    name,
    parts: [{kind: 0, bytes: encoder.encode(`<${name}>`)}],
  })),
  {
    name: 'd',
    parts: [{kind: 0, bytes: encoder.encode('Play sounds and music. Loud.')}],
    sharedText: SHARED_TEXT,
  },
];
const books = trainCodeBooks(contents, 1);
const seal = fileSealer(books);
const files = new Map(contents.map((content) => [content.name, seal(content)]));
const packing: Packing = {kinds: [0], books: readingBooks(books)};
const decode = (content: Uint8Array): string => new TextDecoder().decode(content);

describe('FileStore', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('verifies, decompresses and decodes a file', async () => {
    expect(await new FileStore(recordReads(files).read, decode, 2, packing).get('a')).toBe('<a>');
  });

  it('reads a file once, also for those who ask at the same time', async () => {
    const {read, names} = recordReads(files);
    const store = new FileStore(read, decode, 2, packing);
    await Promise.all([store.get('a'), store.get('a')]);
    await store.get('a');
    expect(names).toEqual(['a']);
  });

  it('forgets the file that was not used for longest when it is full', async () => {
    const {read, names} = recordReads(files);
    const store = new FileStore(read, decode, 2, packing);
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await store.get(name);
    expect(names).toEqual(['a', 'b', 'c', 'b']);
  });

  it('asks again for a file that failed', async () => {
    const {read} = recordReads(files);
    let isOffline = true;
    const store = new FileStore(
      (name) => (isOffline ? Promise.reject(new Error('offline')) : read(name)),
      decode,
      2,
      packing,
    );
    await expect(store.get('a')).rejects.toMatchObject({reason: 'missing'});
    isOffline = false;
    expect(await store.get('a')).toBe('<a>');
  });

  it('reports bytes of another file as damaged', async () => {
    const store = new FileStore(() => recordReads(files).read('b'), decode, 2, packing);
    await expect(store.get('a')).rejects.toMatchObject({reason: 'damaged', file: 'a'});
  });

  it('reports a content that cannot be decoded as damaged', async () => {
    const cause = new RangeError('read past the end');
    const broken = (): never => {
      throw cause;
    };
    const store = new FileStore(recordReads(files).read, broken, 2, packing);
    await expect(store.get('a')).rejects.toMatchObject({reason: 'damaged', file: 'a', cause});
  });

  it('lets other tasks run between files that have come at once', async () => {
    const set = await clock();
    let time = 0;
    const pauses = vi.spyOn(globalThis, 'MessageChannel');
    const pausedBefore: number[] = [];
    const slow = (content: Uint8Array): string => {
      pausedBefore.push(pauses.mock.calls.length);
      set((time += 5));
      return decode(content);
    };
    const store = new FileStore(recordReads(files).read, slow, 3, packing);
    const names = ['a', 'b', 'c'];
    expect(await Promise.all(names.map((name) => store.get(name)))).toEqual(['<a>', '<b>', '<c>']);
    expect(pausedBefore).toEqual([0, 1, 2]);
  });

  it('reads with the shared text of the index', async () => {
    const {read} = recordReads(files);
    const store = new FileStore(read, decode, 2, {...packing, sharedText: SHARED_TEXT});
    expect(await store.get('d')).toBe('Play sounds and music. Loud.');
  });

  it('reads files that are numbered in their order', async () => {
    const {read, names} = recordReads(files);
    const store = new FileStore(read, decode, 2, packing);
    expect(await store.range(0, 1, (number) => ['a', 'b'][number] ?? '')).toEqual([
      await store.get('a'),
      await store.get('b'),
    ]);
    expect(names).toEqual(['a', 'b']);
  });
});

describe('readFile', () => {
  it('says which file is missing, and why', async () => {
    const cause = new Error('HTTP 404');
    await expect(readFile(() => Promise.reject(cause), 'index.bin')).rejects.toMatchObject({
      reason: 'missing',
      file: 'index.bin',
      cause,
    });
  });
});
