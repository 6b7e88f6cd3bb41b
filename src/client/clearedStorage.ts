import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteStorage from '@generated/site-storage';

const THEME_KEY = `theme${siteStorage.namespace}`;

/**
 * If another tab clears the whole storage, also clears the theme. The browser sends one event without a key
 * for this, but the theme waits for an event with its own key.
 */
function tellOfClearedChoice({key, storageArea}: StorageEvent): void {
  if (key !== null) return;
  window.dispatchEvent(new StorageEvent('storage', {key: THEME_KEY, newValue: null, storageArea}));
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', tellOfClearedChoice);
