import {isOpen} from './focusSearch';

/**
 * Makes a popover as modal as `showModal` would: while it is open the page behind does not scroll,
 * and the focus does not leave it. Browsers style the whole page anew for a modal dialog, which
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
