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
                  // Most pages need all of these, and one script compresses better than many.
                  frame: {name: 'frame', minChunks: 40, minSize: 0, priority: 20},
                  shared: {minChunks: LEAST_CHUNKS, minSize: LEAST_BYTES, priority: 10},
                },
              },
            },
          },
  };
}
