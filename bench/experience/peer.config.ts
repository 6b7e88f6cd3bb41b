import type {PluginConfig} from '@docusaurus/types';
import site from '../../docusaurus.config';

const SEARCH = './plugins/search/src/index.ts';

function nameOf(plugin: PluginConfig): unknown {
  return Array.isArray(plugin) ? plugin[0] : plugin;
}

/** Docusaurus looks for plugins beside the configuration that names them. */
function fromHere(plugin: PluginConfig): PluginConfig {
  const move = (name: string) => (name.startsWith('./') ? `../../${name.slice(2)}` : name);
  if (typeof plugin === 'string') return move(plugin);
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  return [move(plugin[0]), plugin[1] ?? {}];
}

/** The same site with the search plugin that most sites use, in its recommended setting. */
export default {
  ...site,
  plugins: ((site.plugins ?? []) as PluginConfig[])
    .filter((plugin) => nameOf(plugin) !== SEARCH)
    .map((plugin) => fromHere(plugin)),
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: true}]],
};
