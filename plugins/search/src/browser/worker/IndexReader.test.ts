import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {indexHost, NEVER} from './__tests__/indexHost';
import {FilesAhead} from './FilesAhead';
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

  it('is given up where the reader asks again, so that its connection is free', async () => {
    const {answers, asked} = indexHost([[FILE, BYTES]]);
    answers.set(FILE, NEVER);
    clock()(500);
    const reader = new IndexReader();
    const reading = reader.read(FILE, 'default');
    clock()(501);
    reader.startOver();
    expect(asked.map(({isAborted}) => isAborted())).toEqual([true, false]);
    answers.set(FILE, () => Promise.reject(new TypeError('Failed to fetch')));
    clock()(502);
    reader.startOver();
    await expect(reading).rejects.toMatchObject({failure: 'offline'});
  });

  it('is asked for again by itself after another one had to be', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const {answers, cachesOf} = indexHost([
      [FILE, BYTES],
      ['/i/next.bin', BYTES],
    ]);
    answers.set(FILE, NEVER);
    answers.set('/i/next.bin', NEVER);
    const reader = new IndexReader();
    const first = reader.read(FILE, 'default');
    vi.advanceTimersByTime(1);
    answers.delete(FILE);
    reader.startOver();
    await first;
    // As behind a request of another tab for the same file, which hangs.
    const next = reader.read('/i/next.bin', 'default');
    answers.delete('/i/next.bin');
    vi.advanceTimersByTime(2000);
    expect(await next).toEqual(BYTES);
    expect(cachesOf('/i/next.bin')).toEqual(['default', 'no-store']);
  });
});

describe('a file that the page has asked for already', () => {
  const comingFile = () => {
    const ahead = new FilesAhead();
    ahead.expect([FILE]);
    return {ahead, reader: new IndexReader(ahead.take), ...indexHost([[FILE, BYTES]])};
  };

  it('is waited for, and not asked for', async () => {
    const {ahead, reader, asked} = comingFile();
    const reading = reader.read(FILE, 'default');
    ahead.arrive(FILE, Uint8Array.of(4).buffer);
    expect(await reading).toEqual(Uint8Array.of(4));
    expect(asked).toEqual([]);
  });

  it('may have come before it is read', async () => {
    const {ahead, reader, asked} = comingFile();
    ahead.arrive(FILE, Uint8Array.of(4).buffer);
    expect(await reader.read(FILE, 'default')).toEqual(Uint8Array.of(4));
    expect(asked).toEqual([]);
  });

  it('is asked for where it did not come', async () => {
    const {ahead, reader, cachesOf} = comingFile();
    ahead.arrive(FILE, undefined);
    expect(await reader.read(FILE, 'default')).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['default']);
  });

  it('is asked for past the cache where it was of no use', async () => {
    const {ahead, reader, cachesOf} = comingFile();
    ahead.arrive(FILE, Uint8Array.of(4).buffer);
    await reader.read(FILE, 'default');
    expect(await reader.read(FILE, 'no-cache')).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['no-cache']);
  });

  it('is asked for as well where the reader cannot wait any longer', async () => {
    const {reader, cachesOf} = comingFile();
    const reading = reader.read(FILE, 'default');
    reader.hurry(-1);
    expect(await reading).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['no-store']);
  });

  it('fails in time where it never comes', async () => {
    const end = timeout();
    const {ahead, reader, answers} = comingFile();
    answers.set(FILE, () => Promise.reject(new DOMException('too slow', 'TimeoutError')));
    const reading = reader.read(FILE, 'default');
    end();
    ahead.arrive(FILE, undefined);
    await expect(reading).rejects.toMatchObject({failure: 'timeout'});
  });
});
