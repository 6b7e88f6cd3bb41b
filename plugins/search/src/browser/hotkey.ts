/** A key with its modifiers; `mod` is the command key on Apple's systems and control elsewhere. */
export interface Hotkey {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

const MODIFIERS = new Set(['mod', 'shift', 'alt']);

const OTHER_NAMES = new Map([
  ['ctrl', 'mod'],
  ['control', 'mod'],
  ['cmd', 'mod'],
  ['command', 'mod'],
  ['meta', 'mod'],
  ['super', 'mod'],
  ['option', 'alt'],
]);

/** Returns the correct spelling of a hotkey that uses other common names of modifiers, such as `ctrl`. */
function adviceFor(text: string): string | undefined {
  const parts = text.split('+');
  const ours = Array.from(new Set(parts.map((part) => OTHER_NAMES.get(part) ?? part))).join('+');
  if (ours === parts.join('+')) return undefined;
  const why = ours.includes('mod') ? ': "mod" is the command key on macOS and Ctrl elsewhere' : '';
  return `write "${ours}"${why}`;
}

/**
 * Reads a hotkey as written in the options, such as `mod+k` or `/`.
 *
 * @throws Error when there is no key, or a modifier is unknown
 */
export function parseHotkey(text: string): Hotkey {
  const written = text.toLowerCase().replaceAll(' ', '');
  const parts = written.split('+');
  const key = parts.pop() ?? '';
  const unknown = parts.find((part) => !MODIFIERS.has(part));
  if (unknown !== undefined || key === '' || MODIFIERS.has(key)) {
    throw new Error(
      `"${text}" is not a hotkey: ${adviceFor(written) ?? 'write a key, with mod, shift or alt before it, such as "mod+k" or "/"'}.`,
    );
  }
  return {
    key,
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  };
}

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>;

// The next two functions are inlined as text into the page's head, so they must not use anything outside themselves.

/**
 * Whether the event matches the hotkey. Shift is ignored for keys that need it on some keyboards, such as `/`.
 * Layouts without Latin letters send, for example, `л` for K, so there the position of the key counts, as in browsers
 * and editors.
 *
 * @param isApple whether `mod` is the command key, because control with a letter edits text on Apple's systems
 */
export function matchesHotkey(event: KeyPress, hotkey: Hotkey, isApple: boolean): boolean {
  // Chrome's autofill dispatches `keydown` events that have no `key`.
  if (typeof event.key !== 'string') return false;
  const place = /[\u0250-\uffff]/.test(event.key) && /^(?:Key|Digit)(\w)$/.exec(event.code);
  const key = place ? (place[1] as string) : event.key;
  const isLetter = /^[a-z0-9]$/.test(hotkey.key);
  return (
    key.toLowerCase() === hotkey.key &&
    (isApple ? event.metaKey : event.ctrlKey) === hotkey.mod &&
    !(isApple ? event.ctrlKey : event.metaKey) &&
    event.altKey === hotkey.alt &&
    (!isLetter || event.shiftKey === hotkey.shift)
  );
}

export function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

export function hotkeyLabels(hotkey: Hotkey, isApple: boolean): string[] {
  return [
    ...(hotkey.mod ? [isApple ? '⌘' : 'Ctrl'] : []),
    ...(hotkey.alt ? [isApple ? '⌥' : 'Alt'] : []),
    ...(hotkey.shift ? [isApple ? '⇧' : 'Shift'] : []),
    hotkey.key.toUpperCase(),
  ];
}
