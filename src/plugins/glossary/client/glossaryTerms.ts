import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Shows a term's definition when the reader hovers or focuses the term. The tooltip's code is loaded on first use. */
function onReach({target}: Event): void {
  const term = target instanceof Element ? target.closest<HTMLElement>('.glossary-term') : null;
  if (!term || term.hasAttribute('aria-describedby')) return;
  void import('./tooltip').then(({showTooltip}) => showTooltip(term));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', onReach);
  document.addEventListener('focusin', onReach);
}
