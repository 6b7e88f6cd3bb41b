/** Details of the theme that a browser opens for a hash stay folded inside. */
const HIDING = 'details:not([open]), details[data-collapsed="true"], [role="tabpanel"]';

const isPanel = (element: Element): boolean => element.matches('[role="tabpanel"]');

/** Whether an element hides one that is in it: a panel whose tab is not chosen, or folded details. */
function hides(around: Element, element: Element): boolean {
  if (!around.matches(HIDING)) return false;
  if (isPanel(around)) return getComputedStyle(around).display === 'none';
  return element.closest('summary')?.parentElement !== around;
}

/** The tab that shows a panel: the one that names it, or the one at its place among those of its list. */
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

/** Does what a site would remember as the reader's choice, which it is not: what is stored is put back. */
function withoutRemembering(act: () => void): void {
  let stores: Storage[] = [];
  try {
    stores = [window.localStorage, window.sessionStorage];
  } catch {
    // Where storage is forbidden, nothing is remembered.
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
  // React holds the attribute of the theme's own details.
  else if (hiding.matches('[data-collapsed]')) hiding.querySelector('summary')?.click();
  else hiding.setAttribute('open', '');
}

/**
 * Opens what hides an element, the outermost first: it chooses tabs, without the site's remembering it,
 * and unfolds details, as browsers do for the hash of a page that they load.
 *
 * @param show called where something was opened, once it is, and again when the theme's details, which
 *   grow, have grown
 */
export function reveal(element: Element, show: () => void): void {
  const hiding: Element[] = [];
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (hides(around, element)) hiding.unshift(around);
  const [outermost] = hiding;
  if (outermost === undefined) return;
  hiding.forEach(open);
  // By then, React has done what the clicks asked for, and the theme's tabs have scrolled back to where they were.
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

/** Opens what hides each word that is nowhere to be seen in a section, and brings its place into view. */
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

/** Puts the keys at an element, whether it takes them or not. */
function takeKeys(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.setAttribute('tabindex', '-1');
    // Not before: browsers take the keys away from what no longer takes them.
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
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
