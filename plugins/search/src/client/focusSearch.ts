/** Marks the search field of wide screens and the dialog of narrow ones in the HTML. */
export const FIELD_ATTRIBUTE = 'data-search-field';
export const DIALOG_ATTRIBUTE = 'data-search-dialog';

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Leads the reader to the search field; on a narrow screen its dialog is opened. */
export function focusSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[${DIALOG_ATTRIBUTE}]`);
  const inputs = Array.from(
    document.querySelectorAll<HTMLInputElement>(`[${FIELD_ATTRIBUTE}] input`),
  );
  let input = inputs.find(isShown);
  if (!input && dialog) {
    dialog.showModal();
    input = inputs.find(isShown);
  }
  input?.focus();
  input?.select();
}

/**
 * Closes the dialog where the screen has become too wide for it: open, it would keep the reader from
 * the page without being seen. The field of wide screens takes over what was typed.
 */
export function leaveHiddenDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open || isShown(dialog)) return;
  const typed = dialog.querySelector('input')?.value ?? '';
  dialog.close();
  focusSearch();
  const field = document.activeElement;
  if (typed === '' || !(field instanceof HTMLInputElement)) return;
  // Unlike an assignment to `value`, this is seen by React once the event tells it.
  field.setRangeText(typed, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
