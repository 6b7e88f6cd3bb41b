import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

const THEMES: (string | null)[] = ['light', 'dark'];

/**
 * The script that runs before the first paint takes the stored theme as it is. A damaged one would
 * leave a page that is neither light nor dark, with an empty toggle: it counts as no choice.
 */
function dropDamagedTheme(): void {
  const root = document.documentElement;
  if (THEMES.includes(root.getAttribute('data-theme'))) return;
  const {defaultMode} = siteConfig.themeConfig.colorMode as {defaultMode: string};
  root.setAttribute('data-theme', defaultMode);
  root.setAttribute('data-theme-choice', 'system');
  const stored = createStorageSlot('theme');
  // An address may carry a damaged theme too; then what is stored may be right.
  if (!THEMES.includes(stored.get())) stored.del();
}

if (ExecutionEnvironment.canUseDOM) dropDamagedTheme();
