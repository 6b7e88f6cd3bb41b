import {useEffect} from 'react';

const fetchNothing = (): false => false;

/**
 * Leaves the pages that the open menu lists to the finger that touches a link. Docusaurus fetches the
 * files of each page whose link comes into view: the menu has twenty at once, which held up slow phones
 * for more than half a second, and of these pages a reader opens one.
 */
export function usePreloadOnTouch(isMenuOpen: boolean): void {
  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const ofDocusaurus = window.docusaurus;
    window.docusaurus = {...ofDocusaurus, prefetch: fetchNothing};
    return () => {
      window.docusaurus = ofDocusaurus;
    };
  }, [isMenuOpen]);
}
