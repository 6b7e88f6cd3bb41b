import type {Plugin} from '@docusaurus/types';

/** Scripts that a module is a part of, at least. */
const LEAST_CHUNKS = 8;
/** Bytes of source that are worth a file and a request. */
const LEAST_BYTES = 3000;

/**
 * Makes scripts of modules that many pages use. Docusaurus does so for installed packages alone: a component of the
 * site or of its plugins would be a part of the page's frame, of its layout and of its text.
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
