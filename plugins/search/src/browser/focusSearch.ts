import {DIALOG_ATTRIBUTE, FIELD_ATTRIBUTE} from '../names';
import {flushSync} from 'react-dom';

/** Puts a text into a field, as if the reader had typed it. */
export function fillField(field: HTMLInputElement, text: string): void {
  // Unlike an assignment to `value`, this is seen by React once the event tells it.
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Does what a button below a search field is for and returns the focus to the field, because the button disappears.
 *
 * @param field null if it is not there yet
 */
export function thenFocus(field: HTMLElement | null, act: () => void): void {
  act();
  field?.focus();
}

/** The theme's open menu of narrow screens covers the field. */
const CLOSE_OF_MENU = '.navbar-sidebar--show .navbar-sidebar__close';

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Whether the dialog is open; browsers that know no popovers open none. */
export function isOpen(dialog: HTMLElement): boolean {
  return 'showPopover' in dialog && dialog.matches(':popover-open');
}

/** Leads the reader to the search field; on a narrow screen its dialog is opened, and the menu closed. */
export function focusSearch(): void {
  const closeOfMenu = document.querySelector<HTMLElement>(CLOSE_OF_MENU);
  // At once, since a menu may give the focus back where it is closed.
  if (closeOfMenu) flushSync(() => closeOfMenu.click());
  const dialog = document.querySelector<HTMLElement>(`[${DIALOG_ATTRIBUTE}]`);
  const inputs = Array.from(
    document.querySelectorAll<HTMLInputElement>(`[${FIELD_ATTRIBUTE}] input`),
  );
  let input = inputs.find(isShown);
  // Older browsers know no popovers; their readers search on the search page.
  if (!input && dialog && 'showPopover' in dialog) {
    dialog.showPopover();
    input = inputs.find(isShown);
  }
  input?.focus();
  input?.select();
}

/** The element, if it is the search field outside the dialog, where the width of the screen has hidden it. */
function asHiddenField(element: EventTarget | null, dialog: HTMLElement) {
  return element instanceof HTMLInputElement &&
    element.closest(`[${FIELD_ATTRIBUTE}]`) &&
    !dialog.contains(element) &&
    !isShown(element)
    ? element
    : undefined;
}

/** Leads on to the other field, with what was typed. */
function leaveFor(left: HTMLInputElement, dialog: HTMLElement): void {
  dialog.hidePopover();
  focusSearch();
  const field = document.activeElement;
  if (left.value === '' || !(field instanceof HTMLInputElement)) return;
  fillField(field, left.value);
}

/**
 * Leads on to the other field, with what was typed, where the screen becomes too wide or too narrow
 * for the one that the reader is in. A dialog that is open without being seen would also keep the
 * reader from the page.
 *
 * @returns what ends that
 */
export function followWidth(dialog: HTMLElement): () => void {
  // Browsers may take the focus from a hidden field before they tell of the new width.
  let lost: HTMLInputElement | undefined;
  const onFocusOut = ({target}: FocusEvent) => {
    lost = asHiddenField(target, dialog);
  };
  const onFocusIn = () => {
    lost = undefined;
  };
  const onResize = () => {
    const hidden = isShown(dialog) ? null : dialog.querySelector('input');
    const left = isOpen(dialog) ? hidden : (asHiddenField(document.activeElement, dialog) ?? lost);
    lost = undefined;
    if (left) leaveFor(left, dialog);
  };
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('focusin', onFocusIn);
  window.addEventListener('resize', onResize);
  return () => {
    document.removeEventListener('focusout', onFocusOut);
    document.removeEventListener('focusin', onFocusIn);
    window.removeEventListener('resize', onResize);
  };
}

/**
 * Makes a popover as modal as `showModal` would: while it is open the page behind does not scroll,
 * and the focus does not leave it. Browsers style the whole page again for a modal dialog, which
 * freezes phones on long pages; for a popover they do not.
 *
 * @returns what ends that
 */
export function holdReader(dialog: HTMLElement): () => void {
  const {body} = document;
  const onFocusIn = ({target}: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) dialog.querySelector('input')?.focus();
  };
  const release = () => {
    body.style.removeProperty('overflow');
    document.removeEventListener('focusin', onFocusIn);
  };
  const hold = () => {
    body.style.overflow = 'hidden';
    document.addEventListener('focusin', onFocusIn);
  };
  const onToggle = (event: Event) => {
    if ((event as ToggleEvent).newState === 'open') hold();
    else release();
  };
  // A hotkey may have opened it before this script ran.
  if (isOpen(dialog)) hold();
  // Before it closes, so that the browser can lead the focus back.
  dialog.addEventListener('beforetoggle', onToggle);
  return () => {
    release();
    dialog.removeEventListener('beforetoggle', onToggle);
  };
}
