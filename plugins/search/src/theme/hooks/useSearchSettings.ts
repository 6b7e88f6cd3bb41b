import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '../../browser/searchSettings';
import {PLUGIN_NAME} from '../../names';

export function useSearchSettings(): SearchSettings {
  return usePluginData(PLUGIN_NAME) as SearchSettings;
}
