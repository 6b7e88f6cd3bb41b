import type {Plugin} from '@docusaurus/types';

/** Minimum number of scripts that contain a module. */
const LEAST_CHUNKS = 8;
/** Minimum size of a shared module in bytes of source. */
const LEAST_BYTES = 3000;

/**
 * Puts modules that many pages use into separate scripts. Docusaurus only does so for installed
 * packages.
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
                  shared: {minChunks: LEAST_CHUNKS, minSize: LEAST_BYTES, priority: 10},
                },
              },
            },
          },
  };
}
