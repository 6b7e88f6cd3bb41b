import {useEffect} from 'react';

const MENU = '.navbar-sidebar';
const OPEN_BUTTON = '.navbar__toggle';
const CLOSE_BUTTON = '.navbar-sidebar__close';

export interface MenuState {
  shown: boolean;
  /** Opens the menu, or closes it. */
  toggle: () => void;
}

/**
 * Makes the open menu modal: it has the focus and keeps it, and Escape closes it. What stands behind
 * is not made inert, for browsers would style the whole page again, which freezes phones. Once the menu
 * is closed, the focus is where it was before, or at the button that opens it: Safari gives the focus
 * to no button that is pressed.
 */
export function useModalMenu({shown, toggle}: MenuState): void {
  useEffect(() => {
    const menu = document.querySelector(MENU);
    if (!shown || !menu) return undefined;
    const focused = document.activeElement;
    const opener = focused === document.body ? document.querySelector(OPEN_BUTTON) : focused;
    const close = menu.querySelector<HTMLElement>(CLOSE_BUTTON);
    // What reads pages aloud passes by what stands behind.
    menu.setAttribute('role', 'dialog');
    menu.setAttribute('aria-modal', 'true');
    menu.setAttribute('aria-label', document.querySelector(OPEN_BUTTON)?.ariaLabel ?? '');
    // With the frame that shows it: at once, the browser would lay out the page for the focus alone.
    const frame = requestAnimationFrame(() => close?.focus());
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Node && !menu.contains(target)) close?.focus();
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown, toggle]);
}
