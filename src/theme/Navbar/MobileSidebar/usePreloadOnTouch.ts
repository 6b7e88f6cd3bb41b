import {useEffect} from 'react';

const MENU = '.navbar-sidebar';

/** Whether the menu can be seen: it can while it opens and closes, too. */
function isMenuSeen(): boolean {
  const menu = document.querySelector(MENU);
  return menu !== null && getComputedStyle(menu).visibility === 'visible';
}

/**
 * Leaves the pages that the menu lists to the finger that touches a link. Docusaurus fetches the files
 * of each page whose link comes into view: the menu has twenty at once, which held up slow phones for
 * more than half a second, and of these pages a reader opens one.
 */
export function usePreloadOnTouch(): void {
  useEffect(() => {
    const ofDocusaurus = window.docusaurus;
    const prefetch = (url: string) => (isMenuSeen() ? false : ofDocusaurus.prefetch(url));
    window.docusaurus = {...ofDocusaurus, prefetch};
    return () => {
      window.docusaurus = ofDocusaurus;
    };
  }, []);
}
