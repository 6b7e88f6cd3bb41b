/**
 * Does what a button below a search field says, and leads the keys back to the field: the button goes
 * away with it, and would take them along.
 *
 * @param field null where it is not there yet
 */
export function thenFocus(field: HTMLElement | null, act: () => void): void {
  act();
  field?.focus();
}
