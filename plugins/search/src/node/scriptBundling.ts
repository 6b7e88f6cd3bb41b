/** What is asked of a chunk here; webpack's and Rspack's agree on it. */
interface Chunk {
  name?: string | null | undefined;
  canBeInitial(): boolean;
  hasRuntime(): boolean;
}

/** Name that `SearchField` gives to what it loads when a reader turns to the search. */
const SUGGESTIONS = 'search-suggestions';

/**
 * Bundler settings for the scripts of the search.
 *
 * @param isServer whether the pages are rendered, where no worker starts
 */
export function scriptBundling(isServer: boolean) {
  return {
    // Beside where workers are started, their scripts are made where one is named.
    module: {parser: {javascript: {worker: ['ScriptAddress from ./ScriptAddress', '...']}}},
    ...(!isServer && {
      optimization: {
        splitChunks: {
          // As by default, but for the worker and the suggestions: each stays in one file. Large
          // packages in files of their own would cost a worker one more round trip.
          chunks: (chunk: Chunk) =>
            !chunk.canBeInitial() && !chunk.hasRuntime() && chunk.name !== SUGGESTIONS,
        },
      },
    }),
  };
}
