import {beforeEach, afterEach, expect, it, vi} from 'vitest';
import {REFERRER_POLICY} from '../../legal/referrerPolicy';
import {Build} from './Build';
import {notKeptPage} from './notKeptPage';

const BASE = 'https://example.test/site/';
const build = new Build({build: 'one', files: [], pages: {}, search: []}, BASE);

/** What is kept, by path below the base URL. */
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  const open = (name: string) => {
    const files = name === build.cacheName ? kept : {};
    return Promise.resolve({
      keys: () => Promise.resolve(Object.keys(files).map((file) => ({url: BASE + file}))),
      match: (url: string) => Promise.resolve(new Response(files[url.slice(BASE.length)])),
    });
  };
  vi.stubGlobal('caches', {open});
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const links = async () =>
  [...(await (await notKeptPage(build, '')).text()).matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(
    ([, address, title]) => [address, title],
  );

it('kept pages are linked by title, at the addresses that readers know', async () => {
  kept = {
    'docs/loop/index.html': '<title data-rh=true>The loop | ScrewBox</title>',
    'assets/js/main.1.js': '<title>No page</title>',
    'index.html': '<title>ScrewBox</title>',
    'blog/a"b.html': '<title>Quote</title>',
    'blog/a&b.html': '<title>A &amp; B | Blog | ScrewBox</title>',
    'bare.html': '',
  };
  expect(await links()).toEqual([
    [`${BASE}blog/a&amp;b`, 'A &amp; B | Blog'],
    [`${BASE}bare`, `${BASE}bare`],
    [`${BASE}blog/a&quot;b`, 'Quote'],
    [BASE, 'ScrewBox'],
    [`${BASE}docs/loop/`, 'The loop'],
  ]);
});

it('the page is an error that browsers show as a page, and tells nobody where it stands', async () => {
  const {status, headers} = await notKeptPage(build, '');
  expect(status).toBe(503);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': REFERRER_POLICY,
  });
});

it('where nothing is kept, there is no list and no heading of one', async () => {
  const html = await (await notKeptPage(build, '')).text();
  expect(html).toContain('Try again');
  expect(html).not.toContain('<ul>');
  expect(html).not.toContain('<h2>');
});

it('the page is shown where the storage of the browser fails', async () => {
  const fail = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  vi.stubGlobal('caches', {open: fail});
  expect(await (await notKeptPage(build, '')).text()).toContain('Try again');
});

it('its style and its script run by a policy that is made for each page anew', async () => {
  const nonces = async () => {
    const page = await notKeptPage(build, '');
    const html = await page.text();
    const used = [...html.matchAll(/nonce="(.*?)"/g)].map(([, nonce]) => nonce);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'nonce-${used[0]}';style-src 'nonce-${used[1]}'`);
    return used;
  };
  const [first] = await nonces();
  expect(await nonces()).not.toContain(first);
});
