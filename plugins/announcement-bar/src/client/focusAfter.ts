const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"])';

/** Gives the focus to the first element after another that can be seen and takes it. */
export function focusAfter(element: HTMLElement): void {
  // Not spread: Docusaurus's Babel preset takes whatever is spread for an array.
  const next = Array.from(document.querySelectorAll<HTMLElement>(FOCUSABLE)).find(
    (candidate) =>
      !element.contains(candidate) &&
      element.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING &&
      candidate.getClientRects().length > 0,
  );
  next?.focus({preventScroll: true});
}
