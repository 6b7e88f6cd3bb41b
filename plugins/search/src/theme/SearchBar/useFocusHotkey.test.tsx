import {cleanup, fireEvent, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useFocusHotkey} from './useFocusHotkey';

const HOTKEYS = ['mod+k', 'alt+s', '/'];
const onHotkey = vi.fn();

/** Presses a key in an element. Returns the number of calls. */
function heard(init: KeyboardEventInit, target: Element = document.body): number {
  onHotkey.mockClear();
  fireEvent.keyDown(target, init);
  return onHotkey.mock.calls.length;
}

function textField(): Element {
  document.body.innerHTML = '<input>';
  return document.querySelector('input') ?? document.body;
}

beforeEach(() => {
  renderHook(() => useFocusHotkey(HOTKEYS, onHotkey));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('A hotkey', () => {
  it('with a modifier works in a text field, but a plain one types text there', () => {
    expect(heard({key: 'k', ctrlKey: true}, textField())).toBe(1);
    expect(heard({key: 's', altKey: true}, textField())).toBe(1);
    expect(heard({key: '/'})).toBe(1);
    expect(heard({key: '/'}, textField())).toBe(0);
  });

  it('prevents its default action, such as typing its letter into the focused field', () => {
    expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(false);
    expect(fireEvent.keyDown(document.body, {key: 's'})).toBe(true);
  });

  it('is ignored if a script of the page has handled it', () => {
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('keydown', take);
    expect(heard({key: 'k', ctrlKey: true})).toBe(0);
    document.body.removeEventListener('keydown', take);
    expect(heard({key: 'k', ctrlKey: true})).toBe(1);
  });

  it('without a modifier types text into a field of a web component', () => {
    const host = document.body.appendChild(document.createElement('ask-ai'));
    const root = host.attachShadow({mode: 'open'});
    const field = root.appendChild(document.createElement('input'));
    expect(heard({key: '/', composed: true}, field)).toBe(0);
    expect(heard({key: 'k', ctrlKey: true, composed: true}, field)).toBe(1);
  });

  it('is ignored while an input method composes', () => {
    expect(heard({key: 'k', ctrlKey: true, isComposing: true}, textField())).toBe(0);
  });
});
