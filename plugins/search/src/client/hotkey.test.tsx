import {describe, expect, it} from 'vitest';
import {hotkeyLabels, isTextField, matchesHotkey, parseHotkey} from './hotkey';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', {key, ...modifiers});

describe('hotkeys', () => {
  it.each([
    {isApple: true, mod: {metaKey: true}, other: {ctrlKey: true}},
    {isApple: false, mod: {ctrlKey: true}, other: {metaKey: true}},
  ])(
    'match the command key on Apple and control elsewhere for mod: %o',
    ({isApple, mod, other}) => {
      const hotkey = parseHotkey('mod+k');
      expect(matchesHotkey(press('k', mod), hotkey, isApple)).toBe(true);
      expect(matchesHotkey(press('K', mod), hotkey, isApple)).toBe(true);
      expect(matchesHotkey(press('k', other), hotkey, isApple)).toBe(false);
      expect(matchesHotkey(press('k', {...mod, ...other}), hotkey, isApple)).toBe(false);
      expect(matchesHotkey(press('k'), hotkey, isApple)).toBe(false);
      expect(matchesHotkey(press('k', {...mod, shiftKey: true}), hotkey, isApple)).toBe(false);
      expect(matchesHotkey(press('k', {...mod, altKey: true}), hotkey, isApple)).toBe(false);
    },
  );

  it('match a sign that some keyboards have behind shift', () => {
    const slash = parseHotkey('/');
    expect(matchesHotkey(press('/', {shiftKey: true}), slash, false)).toBe(true);
    for (const modifier of [{ctrlKey: true}, {metaKey: true}]) {
      expect(matchesHotkey(press('/', modifier), slash, false)).toBe(false);
      expect(matchesHotkey(press('/', modifier), slash, true)).toBe(false);
    }
  });

  it('are not matched by an event without a key, as the autofill of Chrome sends it', () => {
    const autofill = new Event('keydown') as KeyboardEvent;
    expect(matchesHotkey(autofill, parseHotkey('/'), false)).toBe(false);
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
