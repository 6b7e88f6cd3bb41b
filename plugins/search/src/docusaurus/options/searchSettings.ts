import {normalizeUrl} from '@docusaurus/utils';
import type {ContextOptions, PluginOptions} from '../../options';
import type {SearchSettings} from '../../browser/searchSettings';

export function searchSettings(
  {preferOwnContext, furtherSearches, ...options}: PluginOptions,
  contexts: readonly ContextOptions[],
  {baseUrl, searchPath}: {baseUrl: string; searchPath: string},
): SearchSettings {
  return {
    searchPath,
    ...(preferOwnContext && {preferOwnContext}),
    furtherSearches,
    hotkeys: options.hotkeys,
    recentSearches: options.recentSearches,
    suggestionLimit: options.suggestionLimit,
    contexts: contexts.map(({key, label, paths = []}) => ({
      key,
      label,
      paths: paths.map((path) => normalizeUrl([baseUrl, path])),
    })),
  };
}
