// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const SCRIPTS = ['/assets/js/search-suggestions.1.js', '/assets/js/search-worker.2.js'];

let fetchScriptsWhenIdle: () => void;
let connection: object | undefined;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('__webpack_require__', {searchScripts: () => SCRIPTS});
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  connection = undefined;
  Object.defineProperty(navigator, 'connection', {get: () => connection, configurable: true});
  vi.resetModules();
  ({fetchScriptsWhenIdle} = await import('./fetchScriptsWhenIdle'));
});
afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetched = () =>
  Array.from(document.querySelectorAll('link[rel=prefetch]'), (link) => link.getAttribute('href'));

describe('The scripts of the search', () => {
  it('are fetched once a page has long been there, each once', () => {
    fetchScriptsWhenIdle();
    fetchScriptsWhenIdle();
    vi.advanceTimersByTime(9999);
    expect(fetched()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fetched()).toEqual(SCRIPTS);
  });

  it('are not fetched before the page has nothing else to do', () => {
    vi.stubGlobal('requestIdleCallback', () => undefined);
    fetchScriptsWhenIdle();
    vi.runAllTimers();
    expect(fetched()).toEqual([]);
  });

  it.each([
    ['data is saved', {saveData: true, effectiveType: '4g'}],
    ['the line is slow', {saveData: false, effectiveType: '3g'}],
    ['the line is very slow', {saveData: false, effectiveType: 'slow-2g'}],
  ])('are not fetched where %s', (_, of) => {
    connection = of;
    fetchScriptsWhenIdle();
    vi.runAllTimers();
    expect(fetched()).toEqual([]);
  });

  it('are fetched on a fast line', () => {
    connection = {saveData: false, effectiveType: '4g'};
    fetchScriptsWhenIdle();
    vi.runAllTimers();
    expect(fetched()).toEqual(SCRIPTS);
  });
});
