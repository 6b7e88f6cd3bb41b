import {afterEach, describe, expect, it, vi} from 'vitest';
import {scriptFailure} from './scriptFailure';

afterEach(() => vi.unstubAllGlobals());

const answer =
  (status: number, type = 'text/plain') =>
  () =>
    Promise.resolve(new Response(null, {status, headers: {'content-type': type}}));
const fail = (error: Error) => () => Promise.reject(error);

const KNOWN = Object.assign(new Error('Loading chunk 7 failed.'), {request: '/assets/7.js'});
const UNKNOWN = new DOMException('The script failed to load.', 'NetworkError');

describe('The failure of a script', () => {
  it.each([
    ['gone', 'the host has no such file', KNOWN, answer(404)],
    ['gone', 'the host wants a new session', KNOWN, answer(401)],
    ['gone', 'the host answers with a page', KNOWN, answer(200, 'text/html; charset=utf-8')],
    ['gone', 'the host redirects', KNOWN, () => Promise.resolve(Response.error())],
    ['offline', 'the host has it', KNOWN, answer(200, 'text/javascript')],
    ['offline', 'the host has failed', KNOWN, answer(503)],
    ['offline', 'nobody answers', KNOWN, fail(new TypeError('Failed to fetch'))],
    ['offline', 'the request times out', KNOWN, fail(new DOMException('', 'TimeoutError'))],
    [
      'gone',
      'the host answers, and the worker does not know which script it is',
      UNKNOWN,
      answer(200),
    ],
    ['offline', 'nobody answers the worker', UNKNOWN, fail(new TypeError('Failed to fetch'))],
  ])('is reported as "%s" if %s', async (reason, _, error, response) => {
    const request = vi.fn<typeof fetch>(response);
    vi.stubGlobal('fetch', request);
    expect(await scriptFailure(error)).toBe(reason);
    expect(request.mock.calls[0]?.[1]).toMatchObject({cache: 'no-store', redirect: 'manual'});
  });
});
