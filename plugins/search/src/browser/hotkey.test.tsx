import {describe, expect, it} from 'vitest';
import {hotkeyLabels, matchesHotkey, parseHotkey} from './hotkey';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', {key, ...modifiers});

describe('Hotkeys', () => {
  it.each([
    {isApple: true, mod: {metaKey: true}, other: {ctrlKey: true}},
    {isApple: false, mod: {ctrlKey: true}, other: {metaKey: true}},
  ])(
    'match mod with the command key on Apple devices, and with Control elsewhere: %o',
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

  it('match a character that needs Shift on some keyboards', () => {
    const slash = parseHotkey('/');
    expect(matchesHotkey(press('/', {shiftKey: true}), slash, false)).toBe(true);
    for (const modifier of [{ctrlKey: true}, {metaKey: true}]) {
      expect(matchesHotkey(press('/', modifier), slash, false)).toBe(false);
      expect(matchesHotkey(press('/', modifier), slash, true)).toBe(false);
    }
  });

  it("are not matched by an event without a key, which Chrome's autofill sends", () => {
    const autofill = new Event('keydown') as KeyboardEvent;
    expect(matchesHotkey(autofill, parseHotkey('/'), false)).toBe(false);
  });

  it.each(['', 'mod+', 'ctrl+k', 'mod', 'k+mod', 'mod+shift'])(
    'are rejected with a reason if they are invalid: "%s"',
    (text) => {
      expect(() => parseHotkey(text)).toThrow(/is not a hotkey/);
    },
  );

  it('are labeled with symbols on Apple devices, and with key names elsewhere', () => {
    expect(hotkeyLabels(parseHotkey('mod+shift+p'), true)).toEqual(['⌘', '⇧', 'P']);
    expect(hotkeyLabels(parseHotkey('mod+k'), false)).toEqual(['Ctrl', 'K']);
  });

  it.each([
    ['Russian', 'л', 'KeyK', 'k'],
    ['Arabic, of two letters', 'لا', 'KeyB', 'b'],
    ['Persian', '۷', 'Digit7', '7'],
  ])(
    'match the position of the key on a keyboard without Latin letters: %s',
    (_, key, code, letter) => {
      const hotkey = parseHotkey(`mod+${letter}`);
      expect(matchesHotkey(press(key, {code, ctrlKey: true}), hotkey, false)).toBe(true);
      expect(matchesHotkey(press(key, {code: 'KeyX', ctrlKey: true}), hotkey, false)).toBe(false);
      expect(matchesHotkey(press(key, {code}), hotkey, false)).toBe(false);
    },
  );

  it('match the letter on a Latin keyboard, whatever the position of its key', () => {
    const hotkey = parseHotkey('mod+k');
    expect(matchesHotkey(press('t', {code: 'KeyK', ctrlKey: true}), hotkey, false)).toBe(false);
    expect(matchesHotkey(press('k', {code: 'KeyV', ctrlKey: true}), hotkey, false)).toBe(true);
    expect(matchesHotkey(press('Dead', {code: 'KeyK', ctrlKey: true}), hotkey, false)).toBe(false);
  });
});
