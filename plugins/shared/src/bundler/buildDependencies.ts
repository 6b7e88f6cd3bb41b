import {isObject} from '../values/isObject';

/** Cache settings of webpack and Rspack. Rspack has them in `experiments`. */
interface Configuration {
  cache?: unknown;
  experiments?: unknown;
}

const typeOf = (cache: unknown): unknown => (isObject(cache) ? cache.type : undefined);

/**
 * Returns bundler settings that discard the persistent cache if one of the files changes, as Docusaurus does for its
 * configuration file. Files need this if they affect the compilation of modules that do not import them.
 */
export function buildDependencies({cache, experiments}: Configuration, files: string[]): object {
  const ofRspack = (experiments as {cache?: unknown} | undefined)?.cache;
  if (typeOf(ofRspack) === 'persistent') return {experiments: {cache: {buildDependencies: files}}};
  if (typeOf(cache) === 'filesystem') return {cache: {buildDependencies: {files}}};
  return {};
}
