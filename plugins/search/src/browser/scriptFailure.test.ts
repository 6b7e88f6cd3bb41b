import {afterEach, describe, expect, it, vi} from 'vitest';
import {scriptFailure} from './scriptFailure';

afterEach(() => vi.unstubAllGlobals());

describe('A script that did not load', () => {
  it.each([
    ['gone', 'the host answers', () => Promise.resolve(new Response())],
    [
      'gone',
      'the host rejects the request',
      () => Promise.resolve(new Response('', {status: 405})),
    ],
    ['gone', 'the host leads to its page for signing in', () => Promise.resolve(Response.error())],
    ['offline', 'nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'offline',
      'the request times out',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
    ],
  ])('is %s if %s', async (reason, _, answer) => {
    const request = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', request);
    expect(await scriptFailure()).toBe(reason);
    expect(request.mock.calls[0]?.[1]).toMatchObject({cache: 'no-store', redirect: 'manual'});
  });
});
