import type {Plugin} from '@docusaurus/types';

/**
 * Puts modules that most pages need into one script, which compresses better than many scripts. Docusaurus only shares
 * installed packages, with a separate script for each combination of pages.
 */
export default function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  frame: {name: 'frame', minChunks: 10, minSize: 0, priority: 20},
                },
              },
            },
          },
  };
}
