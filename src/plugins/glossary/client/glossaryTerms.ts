import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** One pair of handlers for all terms; the tooltip itself is loaded with the first that is pointed at. */
function onReach({target}: Event): void {
  const term = target instanceof Element ? target.closest<HTMLElement>('.glossary-term') : null;
  if (!term || term.hasAttribute('aria-describedby')) return;
  void import('./tooltip').then(({showTooltip}) => showTooltip(term));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', onReach);
  document.addEventListener('focusin', onReach);
}
