import {afterEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {SearchIndexError} from '../core/format/sealedFile';
import {indexHost, NEVER} from './__tests__/indexHost';
import {Files} from './files';

const FILE = '/i/0f.t0.bin';
const BYTES = Uint8Array.of(1, 2, 3);
const GOOD = BYTES;
const BAD = Uint8Array.of(9);

function check(bytes: Uint8Array): void {
  if (String(bytes) !== String(GOOD)) throw new SearchIndexError('damaged', '0f.t0.bin');
}
const html = () => new Response('<p>Sign in', {headers: {'content-type': 'text/html; charset=x'}});
const bytes = (content: Uint8Array) => () => new Response(Uint8Array.from(content));

function open(file: Uint8Array | undefined = GOOD) {
  const files = new Files();
  const host = indexHost(file ? [[FILE, file]] : []);
  return {...host, files, read: () => files.read(FILE, check)};
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('A file', () => {
  it('is requested once, with the cache mode that the caller passes', async () => {
    const {files, read, cachesOf} = open();
    expect(await read()).toEqual(BYTES);
    expect(await files.read(FILE, check, 'no-cache')).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['default', 'no-cache']);
  });

  it.each([
    [401, 'gone'],
    [511, 'gone'],
    [429, 'server'],
    [503, 'server'],
  ])(
    'whose request returns %i reports "%s" and is not requested again',
    async (status, failure) => {
      const {read, answers, asked} = open();
      answers.set(FILE, () => new Response('', {status}));
      await expect(read()).rejects.toMatchObject({failure, file: FILE});
      expect(asked).toHaveLength(1);
    },
  );

  it.each([
    ['a page instead of the file', html, 'gone'],
    ['wrong bytes', bytes(BAD), 'damaged'],
    [
      'bytes that stop arriving',
      () =>
        new Response(new ReadableStream({pull: (stream) => stream.error(new Error('cut off'))})),
      'damaged',
    ],
  ])('with %s is requested again without the cache', async (_, answer, failure) => {
    const {read, answers, cachesOf} = open();
    answers.set(FILE, answer);
    await expect(read()).rejects.toMatchObject({failure, file: FILE});
    expect(cachesOf(FILE)).toEqual(['default', 'reload']);
  });

  it('that is damaged only in the cache is read from the host', async () => {
    const {read, answers, cachesOf} = open();
    answers.set(FILE, ({cache}) => (cache === 'reload' ? bytes(GOOD)() : bytes(BAD)()));
    expect(await read()).toEqual(BYTES);
    expect(await read()).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['default', 'reload', 'default', 'reload']);
  });

  it('of another format reports "gone", because a newer build has replaced it', async () => {
    const {files} = open();
    const reading = files.read(FILE, () => {
      throw new SearchIndexError('version', '0f.t0.bin');
    });
    await expect(reading).rejects.toMatchObject({failure: 'gone'});
  });

  it('that is requested without a network reports "offline", and the next request may use the cache', async () => {
    const {read, answers, cachesOf} = open();
    answers.set(FILE, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(read()).rejects.toMatchObject({failure: 'offline', file: FILE});
    answers.delete(FILE);
    expect(await read()).toEqual(BYTES);
    expect(cachesOf(FILE).at(-1)).toBe('default');
  });

  it('that fails for any other reason is requested without the cache afterwards', async () => {
    const {read, answers, cachesOf} = open();
    answers.set(FILE, () => new Response('', {status: 500}));
    await expect(read()).rejects.toMatchObject({failure: 'server'});
    await expect(read()).rejects.toMatchObject({failure: 'server'});
    expect(cachesOf(FILE)).toEqual(['default', 'reload']);
  });

  it('that is redirected to another host, for example because a session expired, reports "gone"', async () => {
    const {read} = open();
    vi.mocked(fetch).mockImplementation((_, init) =>
      init?.redirect === 'manual'
        ? Promise.resolve({type: 'opaqueredirect', ok: false, status: 0} as Response)
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(read()).rejects.toMatchObject({failure: 'gone'});
  });

  it('that takes longer than 15 s reports "timeout", and is then requested without the cache', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const {read, answers, cachesOf} = open();
    answers.set(FILE, NEVER);
    const reading = expect(read()).rejects.toMatchObject({failure: 'timeout'});
    await vi.advanceTimersByTimeAsync(15_000);
    await reading;
    answers.delete(FILE);
    expect(await read()).toEqual(BYTES);
    expect(cachesOf(FILE).at(-1)).toBe('reload');
  });
});

it('Aborting ends all requests, and then all files are requested without the cache', async () => {
  const {files, read, answers, asked, cachesOf} = open();
  answers.set(FILE, NEVER);
  const reading = read();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  files.abort();
  await expect(reading).rejects.toMatchObject({failure: 'timeout'});
  expect(asked[0]?.isAborted()).toBe(true);
  answers.delete(FILE);
  expect(await read()).toEqual(BYTES);
  answers.set('/i/0f.t1.bin', bytes(GOOD));
  await files.read('/i/0f.t1.bin', check);
  expect(cachesOf(FILE).at(-1)).toBe('reload');
  expect(cachesOf('/i/0f.t1.bin')).toEqual(['reload']);
});

describe('An expected file', () => {
  function expectFile() {
    const host = open();
    host.files.expect([FILE]);
    return host;
  }

  it('is not requested if the page delivers it before or after the call of `read`', async () => {
    const {files, read, asked} = expectFile();
    const reading = read();
    files.deliver(FILE, Uint8Array.from(BYTES).buffer);
    expect(await reading).toEqual(BYTES);
    files.expect([FILE]);
    files.deliver(FILE, Uint8Array.from(BYTES).buffer);
    expect(await read()).toEqual(BYTES);
    expect(asked).toEqual([]);
  });

  it('is requested if the page could not load it', async () => {
    const {files, read, cachesOf} = expectFile();
    files.deliver(FILE);
    expect(await read()).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['default']);
  });

  it('is requested without the cache if it is damaged', async () => {
    const {files, read, cachesOf} = expectFile();
    files.deliver(FILE, Uint8Array.from(BAD).buffer);
    expect(await read()).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['reload']);
  });

  it('that never arrives is requested after an abort', async () => {
    const {files, read, cachesOf} = expectFile();
    const reading = read();
    files.abort();
    await expect(reading).rejects.toMatchObject({failure: 'timeout'});
    expect(await read()).toEqual(BYTES);
    expect(cachesOf(FILE)).toEqual(['reload']);
  });
});
