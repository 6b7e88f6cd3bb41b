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

/** The field that the reader is in, where the width of the screen has hidden it. */
function hiddenField(dialog: HTMLDialogElement): HTMLInputElement | null {
  if (dialog.open) return isShown(dialog) ? null : dialog.querySelector('input');
  const field = document.activeElement;
  return field instanceof HTMLInputElement &&
    field.closest(`[${FIELD_ATTRIBUTE}]`) &&
    !isShown(field)
    ? field
    : null;
}

/**
 * Leads on to the other field, with what was typed, where the screen has become too wide or too
 * narrow for the one that the reader is in. A dialog that is open without being seen would also keep
 * the reader from the page.
 */
export function leaveHiddenField(dialog: HTMLDialogElement): void {
  const left = hiddenField(dialog);
  if (!left) return;
  dialog.close();
  focusSearch();
  const field = document.activeElement;
  if (left.value === '' || !(field instanceof HTMLInputElement)) return;
  // Unlike an assignment to `value`, this is seen by React once the event tells it.
  field.setRangeText(left.value, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
