import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Sets a missing theme choice to `system`, as if the reader had cleared it. Otherwise the script that runs before the
 * first paint reports the default mode as the reader's choice.
 */
function setMissingChoice(): void {
  const asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  if (asked !== null || createStorageSlot('theme').get() !== null) return;
  document.documentElement.setAttribute('data-theme-choice', 'system');
}

if (ExecutionEnvironment.canUseDOM) setMissingChoice();
