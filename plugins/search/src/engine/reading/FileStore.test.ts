import {afterEach, describe, expect, it, vi} from 'vitest';
import {seal} from '../../format/sealedFile';
import {pack} from '../../indexing/indexFiles';
import {recordReads} from './__tests__/memoryContext';
import {FileStore, type Read} from './FileStore';

const encoder = new TextEncoder();
const nameOf = (number: number): string => `c0ffee.x${number}.bin`;
const files = new Map(
  [0, 1, 2].map((number) => [
    nameOf(number),
    seal(nameOf(number), pack([encoder.encode(`<${number}>`)])),
  ]),
);
const asText = (content: Uint8Array): string => new TextDecoder().decode(content);
const open = (read: Read, decode = asText, inline = {}): FileStore<string> =>
  new FileStore({id: 'c0ffee', inline}, read, 'x', {decode, capacity: 2});

describe('FileStore', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('takes from the manifest what that holds itself', async () => {
    const {read, names} = recordReads(files);
    const inline = {t: encoder.encode('<t>')};
    const store = new FileStore({id: 'c0ffee', inline}, read, 't', {decode: asText, capacity: 2});
    expect(await store.get(0)).toBe('<t>');
    expect(await open(read, asText, inline).get(0)).toBe('<0>');
    expect(names).toEqual([nameOf(0)]);
  });

  it('reads a file once, also for those who ask at the same time', async () => {
    const {read, names} = recordReads(files);
    const store = open(read);
    await Promise.all([store.get(0), store.get(0)]);
    await store.get(0);
    expect(names).toEqual([nameOf(0)]);
  });

  it('forgets the file that was not used for longest when it is full', async () => {
    const {read, names} = recordReads(files);
    const store = open(read);
    for (const number of [0, 1, 0, 2, 0, 1]) await store.get(number);
    expect(names).toEqual([0, 1, 2, 1].map(nameOf));
  });

  it('asks again for a file that failed', async () => {
    const {read} = recordReads(files);
    let isOffline = true;
    const store = open((name) => (isOffline ? Promise.reject(new Error('offline')) : read(name)));
    await expect(store.get(0)).rejects.toMatchObject({reason: 'missing'});
    isOffline = false;
    expect(await store.get(0)).toBe('<0>');
  });

  it('reports a content that cannot be decoded as damaged', async () => {
    const cause = new RangeError('read past the end');
    const broken = (): never => {
      throw cause;
    };
    const store = open(recordReads(files).read, broken);
    await expect(store.get(0)).rejects.toMatchObject({
      ...{reason: 'damaged', file: nameOf(0), cause},
    });
  });
});
