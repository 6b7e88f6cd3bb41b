// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {RECOVERY_TEXTS} from './RecoveryTexts';
import {watchScripts} from './watchScripts';

/** Takes the listeners of one test away again, so that the next begins with a new page. */
let listening: AbortController;

beforeEach(() => {
  listening = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) =>
      add(type, listener, {capture: options === true, signal: listening.signal}),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  // A visit that is a reload itself is not reloaded again: the notice shows at once.
  vi.stubGlobal('performance', {getEntriesByType: () => [{type: 'reload'}]});
  watchScripts(RECOVERY_TEXTS);
});

afterEach(() => {
  listening.abort();
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('data-has-hydrated');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function failToLoad(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

const notice = () => document.querySelector('#missing-script-notice');

/** Puts the base-URL banner where its plugin puts it. */
function showBanner(): void {
  const banner = document.createElement('div');
  banner.id = 'docusaurus-base-url-issue-banner';
  document.body.prepend(banner);
}

describe('The notice of missing scripts', () => {
  it('shows when a script of the site does not load', () => {
    failToLoad('/assets/js/main.1.js');
    expect(notice()?.textContent).toContain(RECOVERY_TEXTS.title);
  });

  it('does not show when a script of somebody else does not load', () => {
    failToLoad('https://cdn.test/assets/js/tracker.js');
    expect(notice()).toBeNull();
  });

  it.each([
    ['shows', 'ChunkLoadError', true],
    ['does not show', 'TypeError', false],
  ])('%s when a promise fails with a %s', (_name, name, isShown) => {
    const reason = Object.assign(new Error('no answer'), {name});
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), {reason}));
    expect(notice() !== null).toBe(isShown);
  });

  it('waits for the page to be complete', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    failToLoad('/assets/js/main.1.js');
    expect(notice()).toBeNull();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(notice()).not.toBeNull();
  });

  it('comes once however many scripts do not load', () => {
    failToLoad('/assets/js/runtime.1.js');
    failToLoad('/assets/js/main.1.js');
    expect(console.warn).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  });

  it('does not show once the page has come alive, when Docusaurus sees to it', () => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    failToLoad('/assets/js/page.1.js');
    expect(notice()).toBeNull();
  });

  it('does not show beside the base-URL banner', () => {
    showBanner();
    failToLoad('/assets/js/main.1.js');
    expect(notice()).toBeNull();
  });

  it('gives way to a base-URL banner that appears later', async () => {
    failToLoad('/assets/js/main.1.js');
    showBanner();
    await vi.waitFor(() => expect(notice()).toBeNull());
  });

  it('stays when anything else is added to the page', async () => {
    failToLoad('/assets/js/main.1.js');
    const changed = new Promise((resolve) =>
      new MutationObserver(resolve).observe(document.body, {childList: true}),
    );
    document.body.append(document.createElement('aside'));
    await changed;
    expect(notice()).not.toBeNull();
  });
});
