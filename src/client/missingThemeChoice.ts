import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Sets a missing choice to `system`, like a cleared one. The script that runs before the first paint reports
 * the default mode as a choice.
 */
function nameMissingChoice(): void {
  const asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  if (asked !== null || createStorageSlot('theme').get() !== null) return;
  document.documentElement.setAttribute('data-theme-choice', 'system');
}

if (ExecutionEnvironment.canUseDOM) nameMissingChoice();
