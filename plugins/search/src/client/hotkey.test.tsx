import {describe, expect, it} from 'vitest';
import {hotkeyLabels, isTextField, matchesHotkey, parseHotkey} from './hotkey';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', {key, ...modifiers});

describe('hotkeys', () => {
  it('match control and the command key alike for mod', () => {
    const hotkey = parseHotkey('mod+k');
    expect(matchesHotkey(press('k', {ctrlKey: true}), hotkey)).toBe(true);
    expect(matchesHotkey(press('K', {metaKey: true}), hotkey)).toBe(true);
    expect(matchesHotkey(press('k'), hotkey)).toBe(false);
    expect(matchesHotkey(press('k', {ctrlKey: true, shiftKey: true}), hotkey)).toBe(false);
    expect(matchesHotkey(press('k', {ctrlKey: true, altKey: true}), hotkey)).toBe(false);
  });

  it('match a sign that some keyboards have behind shift', () => {
    expect(matchesHotkey(press('/', {shiftKey: true}), parseHotkey('/'))).toBe(true);
    expect(matchesHotkey(press('/', {ctrlKey: true}), parseHotkey('/'))).toBe(false);
  });

  it.each(['', 'mod+', 'ctrl+k', 'mod'])('are refused with a reason: "%s"', (text) => {
    expect(() => parseHotkey(text)).toThrow(/is not a hotkey/);
  });

  it('are named as on the keyboard', () => {
    expect(hotkeyLabels(parseHotkey('mod+shift+p'), true)).toEqual(['⌘', '⇧', 'P']);
    expect(hotkeyLabels(parseHotkey('mod+k'), false)).toEqual(['Ctrl', 'K']);
  });

  it('know a text field', () => {
    expect(isTextField(document.createElement('textarea'))).toBe(true);
    expect(isTextField(document.createElement('button'))).toBe(false);
    expect(isTextField(null)).toBe(false);
  });
});
