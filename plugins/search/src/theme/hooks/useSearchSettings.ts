import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '../../browser/searchSettings';
import {PLUGIN_NAME} from '../../names';

/** Returns the plugin's settings for this site. */
export function useSearchSettings(): SearchSettings {
  return usePluginData(PLUGIN_NAME) as SearchSettings;
}
