/** Name of the plugin, of its global data and of its translation files. */
export const PLUGIN_NAME = 'docusaurus-search';
