import {expect, it} from 'vitest';
import {announceSearch, isComposing, isPlainClick} from './events';

it.each<[KeyboardEventInit, boolean]>([
  [{isComposing: true}, true],
  // As Safari gives it.
  [{keyCode: 229}, true],
  [{keyCode: 13}, false],
])('a key with %o belongs to an input method: %s', (init, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', {key: 'Enter', ...init}))).toBe(expected);
});

it.each<[MouseEventInit, boolean]>([
  [{}, true],
  [{ctrlKey: true}, false],
  [{metaKey: true}, false],
  [{shiftKey: true}, false],
  [{altKey: true}, false],
  [{button: 1}, false],
])('a click with %o is a plain one: %s', (init, expected) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(expected);
});

it('tells sites of a search by the name that they listen to', () => {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  document.addEventListener('docusaurus-search', hear, {once: true});
  const detail = {type: 'results', query: 'light', context: '', count: 2} as const;
  announceSearch(detail);
  expect(heard).toEqual([detail]);
});
