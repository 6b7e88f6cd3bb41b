/**
 * Puts the keys at a section, as if a link there had been followed; Tab goes on from it. A search
 * field that is still there would keep them otherwise.
 *
 * @param section that it begins with
 */
export function focusSection(section: HTMLElement): void {
  const isLink = section.tabIndex >= 0;
  if (!isLink) section.setAttribute('tabindex', '-1');
  section.focus({preventScroll: true});
  if (!isLink) section.removeAttribute('tabindex');
}
