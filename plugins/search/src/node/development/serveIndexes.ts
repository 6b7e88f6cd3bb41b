/**
 * Bundler settings that make the development server serve the indexes.
 *
 * @param directory folder that holds them
 * @param publicPath path under which the browser asks for them
 */
export function serveIndexes(directory: string, publicPath: string): object {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}
