import {reveal} from './reveal';

/** Puts the keys at an element, whether it takes them or not. */
function takeKeys(element: HTMLElement): void {
  const isLink = element.tabIndex >= 0;
  if (!isLink) element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  if (!isLink) element.removeAttribute('tabindex');
}

/**
 * Puts the keys at a section, as if a link there had been followed; Tab goes on from it. A search
 * field that is still there would keep them otherwise. One that is hidden is shown.
 *
 * @param section that it begins with
 */
export function focusSection(section: HTMLElement): void {
  takeKeys(section);
  reveal(section, () => {
    section.scrollIntoView();
    takeKeys(section);
  });
}
