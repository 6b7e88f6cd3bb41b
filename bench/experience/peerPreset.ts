import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import sitePreset from '../../src/preset';

const isSearch = (plugin: PluginConfig): boolean =>
  Array.isArray(plugin) && String(plugin[0]).includes('plugins/search/');

/** The plugins of the site without its search. */
export default function peerPreset(context: LoadContext): Preset {
  const {themes = [], ...preset} = sitePreset(context);
  return {...preset, themes: themes.filter((plugin) => !isSearch(plugin))};
}
