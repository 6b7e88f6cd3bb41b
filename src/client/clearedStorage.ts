import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteStorage from '@generated/site-storage';

const THEME_KEY = `theme${siteStorage.namespace}`;

/**
 * Another tab that clears the whole storage clears the choice of a theme with it. The browser tells
 * so in one event that names no key, and the theme waits for one that names its own.
 */
function tellOfClearedChoice({key, storageArea}: StorageEvent): void {
  if (key !== null) return;
  window.dispatchEvent(new StorageEvent('storage', {key: THEME_KEY, newValue: null, storageArea}));
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', tellOfClearedChoice);
