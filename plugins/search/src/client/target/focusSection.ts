/** Puts the keys at an element, whether it takes them or not. */
function takeKeys(element: HTMLElement): void {
  const isLink = element.tabIndex >= 0;
  if (!isLink) element.setAttribute('tabindex', '-1');
  element.focus({preventScroll: true});
  if (!isLink) element.removeAttribute('tabindex');
}

/**
 * Unfolds what hides an element, as browsers do for the hash of a page that they load.
 *
 * @returns the outermost of what was folded
 */
function unfold(element: Element): Element | undefined {
  let outermost: Element | undefined;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (!around.matches('details:not([open])')) continue;
    outermost = around;
    // Not by its attribute, which React holds in the theme's own details.
    around.querySelector('summary')?.click();
  }
  return outermost;
}

/**
 * Puts the keys at a section, as if a link there had been followed; Tab goes on from it. A search
 * field that is still there would keep them otherwise. One that is folded is unfolded.
 *
 * @param section that it begins with
 */
export function focusSection(section: HTMLElement): void {
  const folded = unfold(section);
  takeKeys(section);
  if (folded === undefined) return;
  section.scrollIntoView();
  // The theme's own details grow until they are unfolded, and hide the section so long.
  const show = (event: Event): void => {
    if ((event as TransitionEvent).propertyName !== 'height') return;
    folded.removeEventListener('transitionend', show);
    section.scrollIntoView();
    takeKeys(section);
  };
  folded.addEventListener('transitionend', show);
}
