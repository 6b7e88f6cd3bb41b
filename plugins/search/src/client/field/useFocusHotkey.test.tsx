import {cleanup, fireEvent, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useFocusHotkey} from './useFocusHotkey';

const HOTKEYS = ['mod+k', 'alt+s', '/'];
const onHotkey = vi.fn();

/** How often the hotkey was heard when a key is pressed in an element. */
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

describe('a hotkey', () => {
  it('with a modifier is heard in a text field too, a plain one is text there', () => {
    expect(heard({key: 'k', ctrlKey: true}, textField())).toBe(1);
    expect(heard({key: 's', altKey: true}, textField())).toBe(1);
    expect(heard({key: '/'})).toBe(1);
    expect(heard({key: '/'}, textField())).toBe(0);
  });

  it('takes the command of a text field on a Mac away from nobody', () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    expect(heard({key: 'k', ctrlKey: true}, textField())).toBe(0);
    expect(heard({key: 'k', metaKey: true}, textField())).toBe(1);
  });

  it('does nothing else, as type its letter into the field that it leads to', () => {
    expect(fireEvent.keyDown(document.body, {key: '/'})).toBe(false);
    expect(fireEvent.keyDown(document.body, {key: 's'})).toBe(true);
  });

  it('is none while an input method composes', () => {
    expect(heard({key: 'k', ctrlKey: true, isComposing: true}, textField())).toBe(0);
  });
});
