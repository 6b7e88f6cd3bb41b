import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

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
 * gives the focus to no button that is pressed. A search on top of it that leads to another place closes
 * it, too, and keeps the focus there.
 */
export function useModalMenu({shown, toggle}: MenuState): void {
  const location = useLocation();
  const place = useRef(location);
  const isElsewhere = useRef(false);
  useEffect(() => {
    if (!shown) return undefined;
    isElsewhere.current = false;
    const focused = document.activeElement;
    const opener = focused === document.body ? document.querySelector(OPEN_BUTTON) : focused;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const element of behind) element.inert = true;
    document.querySelector<HTMLElement>(CLOSE_BUTTON)?.focus();
    const onKeyDown = ({key, target}: KeyboardEvent) => {
      // A dialog that a hotkey opened on top of the menu has its own use for the key.
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of behind) element.inert = false;
      if (opener instanceof HTMLElement && !isElsewhere.current) opener.focus();
    };
  }, [shown, toggle]);
  useEffect(() => {
    if (place.current === location) return;
    place.current = location;
    isElsewhere.current = shown;
    if (shown) toggle();
  }, [location, shown, toggle]);
}
