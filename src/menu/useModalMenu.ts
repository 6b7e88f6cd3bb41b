import {useEffect} from 'react';

/** What the menu covers: the rest of the navbar, and all that stands beside the navbar. */
const BEHIND = '.navbar__inner, #__docusaurus > :not(.navbar)';
const OPEN_BUTTON = '.navbar__toggle';
const CLOSE_BUTTON = '.navbar-sidebar__close';

export interface MenuState {
  shown: boolean;
  /** Opens the menu, or closes it. */
  toggle: () => void;
}

/**
 * Makes the open menu modal: it has the focus, Escape closes it, and what stands behind cannot be
 * reached. Once it is closed, the focus is where it was before, or at the button that opens it: Safari
 * gives the focus to no button that is pressed.
 */
export function useModalMenu({shown, toggle}: MenuState): void {
  useEffect(() => {
    if (!shown) return undefined;
    const focused = document.activeElement;
    const opener = focused === document.body ? document.querySelector(OPEN_BUTTON) : focused;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const element of behind) element.inert = true;
    document.querySelector<HTMLElement>(CLOSE_BUTTON)?.focus();
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of behind) element.inert = false;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown, toggle]);
}
