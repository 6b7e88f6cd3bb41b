import {PLUGIN_NAME} from '../client/settings/pluginName';

/** @throws Error where Docusaurus's own search is set up, whose box and page have the same places. */
export function refuseAlgolia(themeConfig: object): void {
  if ('algolia' in themeConfig && themeConfig.algolia !== undefined)
    throw new Error(
      `${PLUGIN_NAME}: themeConfig.algolia is set too, and brings a search box and a search page of its own. Remove it from the configuration, or take the plugin out.`,
    );
}
