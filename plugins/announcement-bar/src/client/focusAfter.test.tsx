import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {focusAfter} from './focusAfter';

beforeEach(() => {
  // Nothing has a box in jsdom; here all but what is marked hidden does.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('hidden') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => vi.restoreAllMocks());

function focusedAfterBar(html: string): string | undefined {
  document.body.innerHTML = html;
  const bar = document.getElementById('bar');
  if (bar) focusAfter(bar);
  return document.activeElement?.id;
}

test('the next visible element that takes the focus gets it', () => {
  expect(
    focusedAfterBar(
      '<a href="#" id="skip"></a><div id="bar"><button id="close"></button></div><button hidden id="menu"></button><a id="anchor"></a><a href="#" id="logo"></a><button id="later"></button>',
    ),
  ).toBe('logo');
});

test('with nothing after it the focus stays', () => {
  expect(focusedAfterBar('<a href="#" id="skip"></a><div id="bar"></div>')).toBe('');
});

test('the page stays where it is scrolled to', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  focusedAfterBar('<div id="bar"></div><button id="menu"></button>');
  expect(focus).toHaveBeenCalledExactlyOnceWith({preventScroll: true});
});
