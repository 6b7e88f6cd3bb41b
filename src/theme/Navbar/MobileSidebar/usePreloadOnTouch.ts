import {useEffect} from 'react';

const MENU = '.navbar-sidebar';

function isMenuSeen(): boolean {
  const menu = document.querySelector(MENU);
  return menu !== null && getComputedStyle(menu).visibility === 'visible';
}

/**
 * Prefetches a page of the menu only when its link is touched. Docusaurus prefetches every page whose link becomes
 * visible. With the menu's twenty links, this blocked slow phones for more than half a second.
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
