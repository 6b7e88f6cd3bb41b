// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {hotkeyScript} from './hotkeyScript';

let listener: EventListener;
let faults: string[];
const noteFault = (event: ErrorEvent) => faults.push(event.message);

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

function press(key: string, init: KeyboardEventInit = {}, target = document.body) {
  target.focus();
  target.dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, composed: true, ...init}),
  );
  return document.activeElement?.id;
}

function onPlatform(platform: string): void {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML =
    '<textarea id="text"></textarea><div data-search-field><input id="search"></div>';
  // jsdom has no layout, so this makes all elements visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const listening = vi.spyOn(document, 'addEventListener').mockImplementationOnce((_, given) => {
    listener = given as EventListener;
  });
  onPlatform('Linux x86_64');
  // Runs the script like a browser.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(hotkeyScript(['mod+k', '/']))();
  listening.mockRestore();
  document.addEventListener('keydown', listener);
  faults = [];
  window.addEventListener('error', noteFault);
});
afterEach(() => {
  document.removeEventListener('keydown', listener);
  window.removeEventListener('error', noteFault);
  vi.restoreAllMocks();
  // Other tests share the document.
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.replaceChildren();
});

describe('Before the page is hydrated', () => {
  test('the hotkeys focus the search field', () => {
    expect(press('/')).toBe('search');
    expect(press('k', {ctrlKey: true}, element('text'))).toBe('search');
  });

  test('a key without a modifier types text in a text field', () => {
    expect(press('/', {}, element('text'))).toBe('text');
  });

  test('a hotkey depends on the platform, and on a Russian keyboard on the position of the key', () => {
    onPlatform('MacIntel');
    expect(press('k', {ctrlKey: true}, element('text'))).toBe('text');
    expect(press('л', {metaKey: true, code: 'KeyK'}, element('text'))).toBe('search');
  });
});

test('A key that another script has handled, or that an input method needs, is ignored', () => {
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', take, {once: true});
  expect(press('k', {ctrlKey: true}, element('text'))).toBe('text');
  expect(press('k', {ctrlKey: true, isComposing: true}, element('text'))).toBe('text');
});

test("Once the page is hydrated, the page's script handles the hotkeys", () => {
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  expect(press('k', {ctrlKey: true}, element('text'))).toBe('text');
});
