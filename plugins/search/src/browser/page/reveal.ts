/**
 * Elements that hide their content. If the browser opens the theme's details for a hash, their content stays collapsed.
 */
const HIDING = 'details:not([open]), details[data-collapsed="true"], [role="tabpanel"]';

const isPanel = (element: Element): boolean => element.matches('[role="tabpanel"]');

function hides(around: Element, element: Element): boolean {
  if (!around.matches(HIDING)) return false;
  if (isPanel(around)) return getComputedStyle(around).display === 'none';
  return element.closest('summary')?.parentElement !== around;
}

/** Returns the tab that controls the panel, or the one at the same position in its list. */
function tabOf(panel: Element): HTMLElement | undefined {
  const tabs = Array.from(document.querySelectorAll<HTMLElement>('[role="tab"]'));
  const named = tabs.find((tab) => tab.getAttribute('aria-controls') === panel.id);
  if (panel.id !== '' && named) return named;
  const beside = panel.parentElement;
  const place = Array.from(beside?.children ?? [])
    .filter(isPanel)
    .indexOf(panel);
  const isOfPanel = (list: Element): boolean =>
    list.closest('[role="tabpanel"]') === beside?.closest('[role="tabpanel"]');
  for (let around = beside; around !== null; around = around.parentElement) {
    const list = Array.from(around.querySelectorAll('[role="tablist"]')).find(isOfPanel);
    if (list) return tabs.filter((tab) => list.contains(tab))[place];
  }
  return undefined;
}

/** Runs an action and then restores storage, because the site would store the action as the reader's choice. */
function withoutRemembering(act: () => void): void {
  let stores: Storage[] = [];
  try {
    stores = [window.localStorage, window.sessionStorage];
  } catch {
    // The browser blocks storage, so the site cannot store anything.
  }
  const before = stores.map((store): Record<string, string> => ({...store}));
  act();
  for (const [index, store] of stores.entries()) {
    const kept = before[index] ?? {};
    for (const key of Object.keys(store)) if (!(key in kept)) store.removeItem(key);
    for (const [key, value] of Object.entries(kept))
      if (store.getItem(key) !== value) store.setItem(key, value);
  }
}

function open(hiding: Element): void {
  if (isPanel(hiding)) withoutRemembering(() => tabOf(hiding)?.click());
  // React controls this attribute, so click instead of removing it.
  else if (hiding.matches('[data-collapsed]')) hiding.querySelector('summary')?.click();
  else hiding.setAttribute('open', '');
}

/**
 * Opens everything that hides an element, the outermost first: selects tabs, without storing that choice, and opens
 * details, as browsers do for the hash of a page.
 *
 * @param show called once something was opened, and again when the theme's details have finished their animation
 */
export function reveal(element: Element, show: () => void): void {
  const hiding: Element[] = [];
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (hides(around, element)) hiding.unshift(around);
  const [outermost] = hiding;
  if (outermost === undefined) return;
  hiding.forEach(open);
  // Wait until React has handled the clicks and the theme's tabs have restored the scroll position.
  queueMicrotask(() => queueMicrotask(show));
  const showAgain = (event: Event): void => {
    if ((event as TransitionEvent).propertyName !== 'height') return;
    outermost.removeEventListener('transitionend', showAgain);
    show();
  };
  outermost.addEventListener('transitionend', showAgain);
}

const parentOf = ({startContainer}: Range): Element | null => startContainer.parentElement;
const isHidden = (range: Range): boolean => {
  const parent = parentOf(range);
  for (let around = parent; parent !== null && around !== null; around = around.parentElement)
    if (hides(around, parent)) return true;
  return false;
};

/** Reveals those words of a section that occur only in hidden parts of it, and scrolls to them. */
export function revealWords(ranges: readonly Range[]): void {
  const wordOf = (range: Range): string => range.toString().toLowerCase();
  const seen = new Set(ranges.filter((range) => !isHidden(range)).map(wordOf));
  for (const range of ranges) {
    if (seen.has(wordOf(range))) continue;
    seen.add(wordOf(range));
    const parent = parentOf(range);
    if (parent !== null) reveal(parent, () => parent.scrollIntoView({block: 'center'}));
  }
}

function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
    // Removing the attribute earlier would remove the focus.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/**
 * Focuses a section as if the reader had followed a link to it, so that Tab continues from there. A search field that
 * is still on the page would keep the focus otherwise. A hidden section is revealed.
 *
 * @param section first element of the section
 */
export function focusSection(section: HTMLElement): void {
  focusElement(section);
  reveal(section, () => {
    section.scrollIntoView();
    focusElement(section);
  });
}
