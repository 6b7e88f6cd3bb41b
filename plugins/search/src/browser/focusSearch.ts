import {DIALOG_ATTRIBUTE, FIELD_ATTRIBUTE} from '../names';
import {flushSync} from 'react-dom';

export function fillField(field: HTMLInputElement, text: string): void {
  // After an assignment to `value`, React would ignore the input event.
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Runs the action of a button below a search field and returns the focus to the field, because the button
 * disappears.
 */
export function thenFocus(field: HTMLElement | null, act: () => void): void {
  act();
  field?.focus();
}

const CLOSE_OF_MENU = '.navbar-sidebar--show .navbar-sidebar__close';

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Browsers without popovers never open the dialog. */
function isOpen(dialog: HTMLElement): boolean {
  return 'showPopover' in dialog && dialog.matches(':popover-open');
}

export function focusSearch(): void {
  const closeOfMenu = document.querySelector<HTMLElement>(CLOSE_OF_MENU);
  // Close the menu before focusing the field, because the menu may move the focus when it closes.
  if (closeOfMenu) flushSync(() => closeOfMenu.click());
  const dialog = document.querySelector<HTMLElement>(`[${DIALOG_ATTRIBUTE}]`);
  const inputs = Array.from(
    document.querySelectorAll<HTMLInputElement>(`[${FIELD_ATTRIBUTE}] input`),
  );
  let input = inputs.find(isShown);
  // In browsers without popovers, readers search on the search page.
  if (!input && dialog && 'showPopover' in dialog) {
    dialog.showPopover();
    input = inputs.find(isShown);
  }
  input?.focus();
  input?.select();
}

/** Returns the element if it is the search field outside the dialog and the screen has become too narrow for it. */
function asHiddenField(element: EventTarget | null, dialog: HTMLElement) {
  return element instanceof HTMLInputElement &&
    element.closest(`[${FIELD_ATTRIBUTE}]`) &&
    !dialog.contains(element) &&
    !isShown(element)
    ? element
    : undefined;
}

function leaveFor(left: HTMLInputElement, dialog: HTMLElement): void {
  dialog.hidePopover();
  focusSearch();
  const field = document.activeElement;
  if (left.value === '' || !(field instanceof HTMLInputElement)) return;
  fillField(field, left.value);
}

/**
 * Moves the focus and the text to the other search field when the focused one becomes invisible, because the
 * screen is now too narrow or too wide. Also closes the dialog, which would block the page while it is invisible.
 */
export function followWidth(dialog: HTMLElement): () => void {
  // A hidden field may lose the focus before the browser reports the new width.
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
 * Makes a popover modal: while it is open, the page behind it does not scroll, and the focus does not leave it.
 * For a modal dialog, browsers would restyle the whole page, which freezes phones on long pages.
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
  // A hotkey may have opened the dialog before this script ran.
  if (isOpen(dialog)) hold();
  // `toggle` would be too late: the browser returns the focus to the page when the dialog closes, and `onFocusIn` would
  // take it back.
  dialog.addEventListener('beforetoggle', onToggle);
  return () => {
    release();
    dialog.removeEventListener('beforetoggle', onToggle);
  };
}
