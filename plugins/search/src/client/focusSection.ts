/**
 * Puts the keys at a section, as if a link there had been followed; Tab goes on from it. A search
 * field that is still there would keep them otherwise.
 *
 * @param id of the element that the section begins with
 */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const isLink = section.tabIndex >= 0;
  if (!isLink) section.setAttribute('tabindex', '-1');
  section.focus({preventScroll: true});
  if (!isLink) section.removeAttribute('tabindex');
}
