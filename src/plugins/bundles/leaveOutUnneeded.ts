import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The theme's module that loads Prism on every page: `rehypeCode` has done its work. */
const HIGHLIGHTER = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
/** One function of all of TypeScript's helpers is called, and the bundler cannot tell. */
const HELPERS = path.join(__dirname, 'importDefault.ts');
/** Docusaurus's own, as its other modules name it; ours takes its place and calls it. */
const PREFETCH = require.resolve('@docusaurus/core/lib/client/prefetch.js').replace(/\.js$/, '$');
const PREFETCH_ONCE = path.join(__dirname, 'prefetchOnce.ts');
const NAMELESS_REGISTRY = path.join(__dirname, 'namelessRegistry.mjs');

/** Parts of the configuration that only the build reads. */
const OF_BUILD = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

const NAME = 'leave-out-unneeded';
const READERS_CONFIG = 'readersConfig.json';

/** Docusaurus plugin that keeps out of readers' scripts what Docusaurus puts in and no page needs. */
export default function leaveOutUnneeded({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const config = path.join(generatedFilesDir, 'docusaurus.config');
  const readersConfig = path.join(generatedFilesDir, NAME, 'default', READERS_CONFIG);
  return {
    name: NAME,
    async contentLoaded({actions}) {
      const parts = Object.entries(siteConfig).filter(([part]) => !OF_BUILD.has(part));
      await actions.createData(READERS_CONFIG, JSON.stringify(Object.fromEntries(parts)));
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: isServer
          ? []
          : [{test: path.join(generatedFilesDir, 'registry.js'), loader: NAMELESS_REGISTRY}],
      },
      resolve: {
        alias: {
          [HIGHLIGHTER]: false,
          tslib: HELPERS,
          [config]: readersConfig,
          [PREFETCH]: PREFETCH_ONCE,
        },
      },
    }),
  };
}
