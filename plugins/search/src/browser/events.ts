/** Part of a keyboard event that `isComposing` needs. */
export type ComposingKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Code of keys that an input method handles. */
const TAKEN_KEY = 229;

/**
 * Whether a key belongs to an input method, such as for Japanese, and not to the page. Safari ends the
 * composition before the Enter that confirms it, so only the code distinguishes that key from any other Enter.
 */
export function isComposing({isComposing: composes, keyCode}: ComposingKey): boolean {
  return composes || keyCode === TAKEN_KEY;
}

/** Part of a mouse event that `isPlainClick` needs. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link in this tab, instead of opening another one or saving the page. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Whether a click with another button than the main one opens a new tab: the right button opens a menu. */
export function isMiddleClick({button}: Pick<MouseEvent, 'button'>): boolean {
  return button === 1;
}

/**
 * Detail of the document's event, for a site's own analytics: `results` when typing pauses, `hit` when the reader
 * opens one. The context is the key of the searched part of the site, empty for all.
 */
export type SearchEventDetail =
  | {type: 'results'; query: string; context: string; count: number}
  | {type: 'hit'; query: string; context: string; url: string; position: number};

/** Name of the event on `document`. Browsers have their own event `search`. */
export const SEARCH_EVENT = 'docusaurus-search';

/** Sends the event of a search or of an opened hit to the page's scripts. */
export function announceSearch(detail: SearchEventDetail): void {
  document.dispatchEvent(new CustomEvent<SearchEventDetail>(SEARCH_EVENT, {detail}));
}
