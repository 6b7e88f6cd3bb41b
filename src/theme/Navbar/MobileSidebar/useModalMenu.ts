import {useEffect} from 'react';

const MENU = '.navbar-sidebar';
const OPEN_BUTTON = '.navbar__toggle';
const CLOSE_BUTTON = '.navbar-sidebar__close';

export interface MenuState {
  shown: boolean;
  toggle: () => void;
}

/**
 * Makes the open menu modal: it traps the focus, and Escape closes it. The page behind is not inert, because
 * that restyles the whole page, which freezes phones. Closing returns the focus to the previous element, or
 * to the menu button, because Safari does not focus buttons on a click.
 */
export function useModalMenu({shown, toggle}: MenuState): void {
  useEffect(() => {
    const menu = document.querySelector(MENU);
    if (!shown || !menu) return undefined;
    const focused = document.activeElement;
    const opener = focused === document.body ? document.querySelector(OPEN_BUTTON) : focused;
    const close = menu.querySelector<HTMLElement>(CLOSE_BUTTON);
    // Tells screen readers to ignore the page behind.
    menu.setAttribute('role', 'dialog');
    menu.setAttribute('aria-modal', 'true');
    menu.setAttribute('aria-label', document.querySelector(OPEN_BUTTON)?.ariaLabel ?? '');
    // Together with the next frame, because focusing at once would force a layout.
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
