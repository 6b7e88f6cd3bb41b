/** A key with its modifiers; `mod` is the command key on Apple's systems and control elsewhere. */
export interface Hotkey {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

const MODIFIERS = new Set(['mod', 'shift', 'alt']);

/**
 * Reads a hotkey as written in the options, such as `mod+k` or `/`.
 *
 * @throws Error when there is no key, or a modifier is unknown
 */
export function parseHotkey(text: string): Hotkey {
  const parts = text.toLowerCase().split('+');
  const key = parts.pop() ?? '';
  const unknown = parts.find((part) => !MODIFIERS.has(part));
  if (unknown !== undefined || key === '' || MODIFIERS.has(key)) {
    throw new Error(
      `"${text}" is not a hotkey: write a key, with mod, shift or alt before it, such as "mod+k" or "/".`,
    );
  }
  return {
    key,
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  };
}

/** What `matchesHotkey` needs to know of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

/** What layouts without Latin letters give: `л` in place of K, `γ` in place of G. */
export const OTHER_LETTER = /[\u0250-\uffff]/;
/** The letter or digit that a place of the keyboard has on an English one. */
export const PLACE = /^(?:Key|Digit)(\w)$/;

/** The key that is meant: without Latin letters, the one at that place, as browsers and editors take it. */
function meantKey({key, code}: KeyPress): string {
  const [, letter = key] = PLACE.exec(code) ?? [];
  return (OTHER_LETTER.test(key) ? letter : key).toLowerCase();
}

/**
 * Whether the event is the hotkey. Shift is free for keys that need it on some keyboards, as `/`.
 *
 * @param isApple whether `mod` is the command key; control with a letter edits text there
 */
export function matchesHotkey(event: KeyPress, hotkey: Hotkey, isApple: boolean): boolean {
  // Chrome's autofill sends events that are no key presses, without a key.
  if (typeof event.key !== 'string') return false;
  const isLetter = /^[a-z0-9]$/.test(hotkey.key);
  return (
    meantKey(event) === hotkey.key &&
    (isApple ? event.metaKey : event.ctrlKey) === hotkey.mod &&
    !(isApple ? event.ctrlKey : event.metaKey) &&
    event.altKey === hotkey.alt &&
    (!isLetter || event.shiftKey === hotkey.shift)
  );
}

/** Whether a key is pressed where it is meant as text, be it in an element of a web component. */
export function isInTextField(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The keys as the reader's keyboard names them, such as `['⌘', 'K']` or `['Ctrl', 'K']`. */
export function hotkeyLabels(hotkey: Hotkey, isApple: boolean): string[] {
  return [
    ...(hotkey.mod ? [isApple ? '⌘' : 'Ctrl'] : []),
    ...(hotkey.alt ? [isApple ? '⌥' : 'Alt'] : []),
    ...(hotkey.shift ? [isApple ? '⇧' : 'Shift'] : []),
    hotkey.key.toUpperCase(),
  ];
}
