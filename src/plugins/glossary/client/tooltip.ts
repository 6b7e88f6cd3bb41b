const ID = 'glossary-tooltip';
const MARGIN = 8;

let hide = (): void => undefined;

function tooltipOf(term: HTMLElement): HTMLElement {
  const tooltip = document.createElement('div');
  tooltip.id = ID;
  tooltip.className = 'glossary-tooltip';
  tooltip.setAttribute('role', 'tooltip');
  tooltip.popover = 'manual';
  tooltip.textContent = term.dataset.definition ?? '';
  // All content must be inside a landmark.
  (term.closest('main') ?? document.body).append(tooltip);
  tooltip.showPopover();
  return tooltip;
}

/** Places the tooltip below the first line of the term, or above it if there is no space below. */
function place(tooltip: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = tooltip.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - MARGIN;
  const isAbove = line.bottom + height > window.innerHeight;
  tooltip.style.left = `${Math.max(MARGIN, Math.min(line.left, most))}px`;
  tooltip.style.top = `${isAbove ? line.top - height : line.bottom}px`;
}

/** Shows a term's definition until the reader leaves both term and tooltip, presses Escape or scrolls (WCAG 1.4.13). */
export function showTooltip(term: HTMLElement): void {
  hide();
  if (!term.matches(':hover, :focus')) return;
  const tooltip = tooltipOf(term);
  place(tooltip, term);
  term.setAttribute('aria-describedby', ID);
  const ending = new AbortController();
  hide = () => {
    ending.abort();
    tooltip.remove();
    term.removeAttribute('aria-describedby');
  };
  const {signal} = ending;
  const leave = ({target, relatedTarget}: PointerEvent): void => {
    const isLeft = target === term || target === tooltip;
    if (isLeft && relatedTarget !== tooltip && relatedTarget !== term) hide();
  };
  document.addEventListener('pointerout', leave, {signal});
  term.addEventListener('blur', () => hide(), {signal});
  window.addEventListener('scroll', () => hide(), {signal, passive: true});
  document.addEventListener('click', () => hide(), {signal});
  document.addEventListener('keydown', ({key}) => key === 'Escape' && hide(), {signal});
}
