/** What `isComposing` needs to know of a keyboard event. */
export type ComposingKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** What browsers give as the code of a key that an input method takes. */
const TAKEN_KEY = 229;

/**
 * Whether a key belongs to an input method, as that of Japanese, and not to the page. Safari ends the
 * composition before the Enter that confirms it: only the code tells that key from any other Enter.
 */
export function isComposing({isComposing: composes, keyCode}: ComposingKey): boolean {
  return composes || keyCode === TAKEN_KEY;
}

/** What `isPlainClick` needs to know of a mouse event. */
export type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link here, and neither opens a tab or window nor saves the page. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Whether a click that is not of the main button opens a tab of its own: the right one opens a menu. */
export function isMiddleClick({button}: Pick<MouseEvent, 'button'>): boolean {
  return button === 1;
}

/**
 * What the event of the document carries, for a site's own analytics: `results` when typing pauses, `hit`
 * when a reader opens one. The context is the key of the part of the site that is searched, empty for all.
 */
export type SearchEventDetail =
  | {type: 'results'; query: string; context: string; count: number}
  | {type: 'hit'; query: string; context: string; url: string; position: number};

/** Name of the event on `document`; browsers have a `search` of their own, sent by search fields. */
export const SEARCH_EVENT = 'docusaurus-search';

/** Tells the page's own scripts of a search or of a chosen hit. */
export function announceSearch(detail: SearchEventDetail): void {
  document.dispatchEvent(new CustomEvent<SearchEventDetail>(SEARCH_EVENT, {detail}));
}
