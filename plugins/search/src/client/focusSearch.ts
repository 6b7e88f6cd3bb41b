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
