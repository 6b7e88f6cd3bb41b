import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Handles all terms. The tooltip is loaded on the first use. */
function onReach({target}: Event): void {
  const term = target instanceof Element ? target.closest<HTMLElement>('.glossary-term') : null;
  if (!term || term.hasAttribute('aria-describedby')) return;
  void import('./tooltip').then(({showTooltip}) => showTooltip(term));
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', onReach);
  document.addEventListener('focusin', onReach);
}
