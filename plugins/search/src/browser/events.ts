/** `keyCode` of keys that an input method handles. */
const TAKEN_KEY = 229;

/**
 * Whether an input method, for example for Japanese, handles a key instead of the page. In Safari the
 * composition ends before the Enter that confirms it, so only `keyCode` distinguishes that key from any other
 * Enter.
 */
export function isComposing({
  isComposing: composes,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composes || keyCode === TAKEN_KEY;
}

export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Excludes the right button, which also sends `auxclick`, but opens a menu. */
export function isMiddleClick({button}: Pick<MouseEvent, 'button'>): boolean {
  return button === 1;
}

/**
 * Detail of the event on the document, for a site's own analytics. `results` is sent when typing pauses, `hit` when
 * the reader opens a hit. `context` is the key of the searched context, empty if everything was searched.
 */
export type SearchEventDetail =
  | {type: 'results'; query: string; context: string; count: number}
  | {type: 'hit'; query: string; context: string; url: string; position: number};

/** Name of the event on `document`. Browsers have their own event `search`. */
export const SEARCH_EVENT = 'docusaurus-search';

export function announceSearch(detail: SearchEventDetail): void {
  document.dispatchEvent(new CustomEvent<SearchEventDetail>(SEARCH_EVENT, {detail}));
}
