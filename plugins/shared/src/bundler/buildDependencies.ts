/** Cache settings of webpack and Rspack. Rspack's cache is one of its experiments. */
interface Configuration {
  cache?: unknown;
  experiments?: unknown;
}

const typeOf = (cache: unknown): unknown =>
  typeof cache === 'object' && cache !== null && 'type' in cache ? cache.type : undefined;

/**
 * Discards the bundler's persistent cache if files change, as Docusaurus does for its configuration
 * file. This is needed for files that affect how modules are compiled without being imported by
 * them. Returns settings to merge into the configuration.
 */
export function buildDependencies({cache, experiments}: Configuration, files: string[]): object {
  const ofRspack = (experiments as {cache?: unknown} | undefined)?.cache;
  if (typeOf(ofRspack) === 'persistent') return {experiments: {cache: {buildDependencies: files}}};
  if (typeOf(cache) === 'filesystem') return {cache: {buildDependencies: {files}}};
  return {};
}
