import {useEffect} from 'react';

const MENU = '.navbar-sidebar';
const OPEN_BUTTON = '.navbar__toggle';
const CLOSE_BUTTON = '.navbar-sidebar__close';

export interface MenuState {
  shown: boolean;
  toggle: () => void;
}

/**
 * Makes the open menu modal: it traps the focus, and Escape closes it. The page behind it is not set to inert, because
 * that would restyle the whole page and freeze phones. When the menu is closed, the focus returns to the previous
 * element. In Safari, which does not focus buttons on click, it returns to the menu button.
 */
export function useModalMenu({shown, toggle}: MenuState): void {
  useEffect(() => {
    const menu = document.querySelector(MENU);
    if (!shown || !menu) return undefined;
    const focused = document.activeElement;
    const opener = focused === document.body ? document.querySelector(OPEN_BUTTON) : focused;
    const close = menu.querySelector<HTMLElement>(CLOSE_BUTTON);
    // Makes screen readers ignore the page behind the menu.
    menu.setAttribute('role', 'dialog');
    menu.setAttribute('aria-modal', 'true');
    menu.setAttribute('aria-label', document.querySelector(OPEN_BUTTON)?.ariaLabel ?? '');
    // Waits for the next frame, because focusing immediately would force a layout.
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
