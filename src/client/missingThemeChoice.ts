import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';

/**
 * Without a choice of the reader the choice is named `system`, as it is once a choice is cleared.
 * The script that runs before the first paint gives the default mode out for a choice.
 */
function nameMissingChoice(): void {
  const asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  if (asked !== null || createStorageSlot('theme').get() !== null) return;
  document.documentElement.setAttribute('data-theme-choice', 'system');
}

if (ExecutionEnvironment.canUseDOM) nameMissingChoice();
