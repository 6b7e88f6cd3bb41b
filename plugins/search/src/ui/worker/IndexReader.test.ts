import {afterEach, describe, expect, it, vi} from 'vitest';
import {indexHost, NEVER} from './__tests__/indexHost';
import {IndexReader} from './IndexReader';

const FILE = '/i/index.bin';
const BYTES = Uint8Array.of(1, 2, 3);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sets the clock, in milliseconds. */
function clock(): (now: number) => void {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  return (time) => now.mockReturnValue(time);
}

/** Lets a test end the time that a file may take. */
function timeout(): () => void {
  const controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  return () => controller.abort(new DOMException('too slow', 'TimeoutError'));
}

describe('reading a file', () => {
  it('gives its bytes, and believes the cache as far as it is told to', async () => {
    const {cachesOf} = indexHost([[FILE, BYTES]]);
    const reader = new IndexReader();
    expect(await reader.read(FILE, 'default')).toEqual(BYTES);
    expect(await reader.read(FILE, 'default')).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['default', 'default']);
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [403, 'server'],
    [500, 'server'],
  ])('fails where the host answers with %i: %s', async (status, failure) => {
    indexHost().answers.set(FILE, () => new Response('', {status}));
    const reading = new IndexReader().read(FILE, 'default');
    await expect(reading).rejects.toMatchObject({failure, file: FILE});
  });

  it('fails where a page stands in its place', async () => {
    const headers = {'content-type': 'text/html; charset=utf-8'};
    indexHost().answers.set(FILE, () => new Response('<p>Not found', {headers}));
    const reading = new IndexReader().read(FILE, 'default');
    await expect(reading).rejects.toMatchObject({failure: 'not-an-index'});
  });

  it('fails where there is no network', async () => {
    const cause = new TypeError('Failed to fetch');
    indexHost().answers.set(FILE, () => Promise.reject(cause));
    const reading = new IndexReader().read(FILE, 'default');
    await expect(reading).rejects.toMatchObject({failure: 'offline', file: FILE, cause});
  });

  it('fails where it takes too long, before and while its bytes come', async () => {
    const {answers} = indexHost();
    answers.set(FILE, NEVER);
    const endFirst = timeout();
    const first = new IndexReader().read(FILE, 'default');
    endFirst();
    await expect(first).rejects.toMatchObject({failure: 'timeout'});
    const endSecond = timeout();
    const pull = (stream: ReadableStreamDefaultController): void => {
      endSecond();
      stream.error(new Error('ended'));
    };
    answers.set(FILE, () => new Response(new ReadableStream({pull}, {highWaterMark: 0})));
    const second = new IndexReader().read(FILE, 'default');
    await expect(second).rejects.toMatchObject({failure: 'timeout'});
  });

  it('fails where its bytes stop coming: it may be damaged in the cache', async () => {
    const pull = (stream: ReadableStreamDefaultController): void => stream.error(new Error('cut'));
    indexHost().answers.set(FILE, () => new Response(new ReadableStream({pull})));
    const reading = new IndexReader().read(FILE, 'default');
    await expect(reading).rejects.toMatchObject({failure: 'damaged', file: FILE});
  });

  it('goes past the cache once the file is distrusted', async () => {
    const {cachesOf} = indexHost([
      [FILE, BYTES],
      ['/i/other.bin', BYTES],
    ]);
    const reader = new IndexReader();
    expect([reader.distrust(FILE), reader.distrust(FILE)]).toEqual([true, false]);
    await reader.read(FILE, 'default');
    await reader.read('/i/other.bin', 'default');
    expect([cachesOf(FILE), cachesOf('/i/other.bin')]).toEqual([['reload'], ['default']]);
  });
});

describe('a file that does not come', () => {
  it('is asked for again once it was waited for longer than that, past the cache', async () => {
    const {answers, asked, cachesOf} = indexHost([[FILE, BYTES]]);
    answers.set(FILE, NEVER);
    const set = clock();
    set(500);
    const reader = new IndexReader();
    const reading = reader.read(FILE, 'default');
    set(3500);
    reader.hurry(3000);
    expect(cachesOf(FILE)).toEqual(['default']);
    answers.delete(FILE);
    set(3501);
    reader.hurry(3000);
    expect(await reading).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['default', 'no-store']);
    expect(asked.map(({isAborted}) => isAborted())).toEqual([true, false]);
  });
});
