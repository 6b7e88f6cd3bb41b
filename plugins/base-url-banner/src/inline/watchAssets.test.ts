// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {type BannerSettings, SETTINGS_ATTRIBUTE} from '../bannerSettings';
import {isAsset} from '../diagnosis/isAsset';
import {suggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import {watchAssets} from './watchAssets';

const SETTINGS: BannerSettings = {
  base: '/',
  home: '/',
  pages: 'all',
  texts: {
    title: 'title',
    wrong: 'wrong',
    configured: 'configured',
    suggested: 'suggested',
    remedy: 'remedy',
    fits: 'fits',
    missing: 'missing',
    close: 'close',
  },
};

/** Takes the listeners of one test away again, so that the next begins with a new page. */
let listening: AbortController;

function listenUntilAborted(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
    add(type, listener, {capture: options === true, signal: listening.signal}),
  );
}

beforeEach(() => {
  listening = new AbortController();
  listenUntilAborted(window);
  listenUntilAborted(document);
  vi.stubGlobal('matchMedia', () => ({matches: false, addListener: () => undefined}));
  document.head.innerHTML = '<link rel="canonical" href="/">';
  document.body.innerHTML = '';
  const tag = document.createElement('script');
  tag.setAttribute(SETTINGS_ATTRIBUTE, JSON.stringify(SETTINGS));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  watchAssets(suggestBaseUrl, isAsset);
});

afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts a file into the page. */
function addFile(html: string): Element {
  document.head.insertAdjacentHTML('beforeend', html);
  const {lastElementChild} = document.head;
  if (!lastElementChild) throw new Error(`${html} is no element.`);
  return lastElementChild;
}

/** Ends the parsing of the page, with or without Docusaurus running. */
function finishParsing({isRunning}: {isRunning: boolean}): void {
  vi.stubGlobal('docusaurus', isRunning ? {} : undefined);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const banner = () => document.querySelector('#docusaurus-base-url-issue-banner');

test.each([
  ['script', '<script defer src="/assets/js/other.1.js"></script>', '/assets/js/other.1.js'],
  [
    'stylesheet',
    '<link rel="stylesheet" href="/assets/css/styles.1.css">',
    '/assets/css/styles.1.css',
  ],
])('a %s of the site that does not load is named', (_, html, name) => {
  addFile(html).dispatchEvent(new Event('error'));
  finishParsing({isRunning: true});
  expect(banner()?.textContent).toContain(`fits ${location.origin}${name}`);
});

test('the banner waits for the end of the page, and comes once however many files fail', () => {
  const first = addFile('<script defer src="/assets/js/main.1.js"></script>');
  const second = addFile('<link rel="stylesheet" href="/assets/css/styles.1.css">');
  first.dispatchEvent(new Event('error'));
  expect(banner()).toBeNull();
  finishParsing({isRunning: false});
  second.dispatchEvent(new Event('error'));
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(banner()?.textContent).toContain('/assets/js/main.1.js');
});

test.each([
  ['script', '<script defer src="https://cdn.test/assets/js/tracker.js"></script>'],
  ['stylesheet', '<link rel="stylesheet" href="https://cdn.test/assets/css/ads.css">'],
  ['script that names a file of the site', '<script defer src="/x?/assets/js/main.js"></script>'],
])('a %s of somebody else that does not load does not count', (_, html) => {
  addFile(html).dispatchEvent(new Event('error'));
  finishParsing({isRunning: true});
  expect(banner()).toBeNull();
});

test('a main script that is none is named, whatever stands before it', () => {
  addFile('<script defer src="https://cdn.test/assets/js/main.js"></script>');
  addFile('<script defer src="/assets/js/main.2.js"></script>');
  finishParsing({isRunning: false});
  expect(banner()?.textContent).toContain(`fits ${location.origin}/assets/js/main.2.js`);
});

test('the banner has the direction of its texts, and addresses have theirs', () => {
  addFile('<script defer src="/assets/js/main.1.js"></script>').dispatchEvent(new Event('error'));
  finishParsing({isRunning: false});
  expect(banner()?.getAttribute('dir')).toBe('auto');
  const values = [...(banner()?.querySelectorAll('p strong') ?? [])];
  expect(values.map((value) => [value.textContent, value.getAttribute('dir')])).toEqual([
    [expect.stringContaining('/assets/js/main.1.js'), 'ltr'],
    ['/', 'ltr'],
  ]);
});
