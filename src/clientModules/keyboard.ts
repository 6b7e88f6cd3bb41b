import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Where keys are text, or steer something else. */
const OTHERS = 'input, textarea, select, dialog, [contenteditable], [role=application]';

/** The keys of the site; what they do is loaded with the first that is pressed. */
function onKey(event: KeyboardEvent): void {
  const {key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing} = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
  if (!/^[?tnpjk]$/.test(key)) return;
  if (target instanceof Element && target.closest(OTHERS)) return;
  void import('../keyboard/pressKey').then(({pressKey}) => pressKey(key));
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', onKey);
