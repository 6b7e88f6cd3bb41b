import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

const THEMES: (string | null)[] = ['light', 'dark'];

/**
 * Removes an invalid theme. The script that runs before the first paint would use it, and the page would be neither
 * light nor dark.
 */
function removeInvalidTheme(): void {
  const root = document.documentElement;
  if (THEMES.includes(root.getAttribute('data-theme'))) return;
  const {defaultMode} = siteConfig.themeConfig.colorMode as {defaultMode: string};
  root.setAttribute('data-theme', defaultMode);
  root.setAttribute('data-theme-choice', 'system');
  const stored = createStorageSlot('theme');
  // The invalid theme may come from the address, so a valid stored theme is kept.
  if (!THEMES.includes(stored.get())) stored.del();
}

if (ExecutionEnvironment.canUseDOM) removeInvalidTheme();
