// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {type BannerSettings, SETTINGS_ATTRIBUTE} from '../bannerSettings';
import {isAsset} from '../diagnosis/isAsset';
import {suggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import {recoverPage} from './recoverPage';
import {showBox} from './showBox';
import {watchFiles} from './watchFiles';

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
    partTitle: 'part title',
    partMissing: 'part missing',
    reload: 'reload',
  },
};

/** Removes the listeners of a test, so that the next one starts with a new page. */
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
});

afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function watch(recover: typeof recoverPage | null, settings: Partial<BannerSettings> = {}): void {
  const tag = document.createElement('script');
  tag.setAttribute(SETTINGS_ATTRIBUTE, JSON.stringify({...SETTINGS, ...settings}));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
  watchFiles(suggestBaseUrl, isAsset, showBox, recover);
}

function addFile(html: string): Element {
  document.head.insertAdjacentHTML('beforeend', html);
  const {lastElementChild} = document.head;
  if (!lastElementChild) throw new Error(`${html} is not an element.`);
  return lastElementChild;
}

function finishParsing({isRunning}: {isRunning: boolean}): void {
  vi.stubGlobal('docusaurus', isRunning ? {} : undefined);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const banner = () => document.querySelector('#docusaurus-base-url-issue-banner');

describe('The banner', () => {
  beforeEach(() => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    watch(null);
  });

  test.each([
    ['script', '<script defer src="https://cdn.test/assets/js/tracker.js"></script>'],
    ['stylesheet', '<link rel="stylesheet" href="https://cdn.test/assets/css/ads.css">'],
    ['script that names a file of the site', '<script defer src="/x?/assets/js/main.js"></script>'],
  ])('ignores a %s of another host that does not load', (_, html) => {
    addFile(html).dispatchEvent(new Event('error'));
    finishParsing({isRunning: true});
    expect(banner()).toBeNull();
  });

  test.each([
    ['<script defer src="/assets/js/other.1.js"></script>', '/assets/js/other.1.js'],
    ['<link rel="stylesheet" href="/assets/css/styles.1.css">', '/assets/css/styles.1.css'],
  ])('names a file of the site that does not load: %s', (html, name) => {
    addFile(html).dispatchEvent(new Event('error'));
    finishParsing({isRunning: true});
    expect(banner()?.textContent).toContain(name);
  });

  test('shows no notice about missing scripts without the option `recover`', () => {
    failToLoad('/assets/js/chunk.1.js');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
});

function failToLoad(address: string): void {
  addFile(`<script src="${address}"></script>`).dispatchEvent(new Event('error'));
}

const notice = () => document.querySelector('#missing-script-notice');

describe('The notice about missing scripts', () => {
  /** Settings that limit the banner to a home page at another address, so that it does not show. */
  const elsewhere = {home: '/elsewhere/', pages: 'home'} as const;

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    // After a reload, the notice shows at once, because the page is not reloaded twice.
    vi.stubGlobal('performance', {getEntriesByType: () => [{type: 'reload'}]});
    watch(recoverPage, elsewhere);
  });
  afterEach(() => document.documentElement.removeAttribute('data-has-hydrated'));

  test('does not show if a script of another host does not load', () => {
    failToLoad('https://cdn.test/assets/js/tracker.js');
    expect(notice()).toBeNull();
  });

  test.each([
    ['shows', 'ChunkLoadError', true],
    ['does not show', 'TypeError', false],
  ])('%s if a promise fails with a %s', (_name, name, isShown) => {
    const reason = Object.assign(new Error('no answer'), {name});
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
    expect(notice() !== null).toBe(isShown);
  });

  test('does not show after hydration', () => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    failToLoad('/assets/js/page.1.js');
    expect(notice()).toBeNull();
  });
});

test('The notice does not show together with the banner', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('performance', {getEntriesByType: () => [{type: 'reload'}]});
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  watch(recoverPage);
  addFile('<script defer src="/assets/js/main.1.js"></script>').dispatchEvent(new Event('error'));
  finishParsing({isRunning: false});
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(banner()).not.toBeNull();
  expect(notice()).toBeNull();
});
