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
