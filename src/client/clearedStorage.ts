import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteStorage from '@generated/site-storage';

const THEME_KEY = `theme${siteStorage.namespace}`;

/**
 * Clears the theme if another tab clears the whole storage. In that case, the browser sends a single event whose key is
 * `null`, but Docusaurus only handles events with the theme's key.
 */
function reportClearedTheme({key, storageArea}: StorageEvent): void {
  if (key !== null) return;
  window.dispatchEvent(new StorageEvent('storage', {key: THEME_KEY, newValue: null, storageArea}));
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', reportClearedTheme);
