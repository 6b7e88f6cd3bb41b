/** What is asked of a chunk here; webpack's and Rspack's agree on it. */
interface Chunk {
  canBeInitial(): boolean;
  hasRuntime(): boolean;
}

/**
 * Bundler settings that keep the worker's script in one file. By default large packages become
 * files of their own, which a worker asks for only after its script has arrived: one more round
 * trip before the first search.
 */
export const wholeWorker = {
  optimization: {
    splitChunks: {
      // As by default, but for scripts that start by themselves.
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
    },
  },
};
