/** What is asked of the settings of webpack and Rspack; Rspack's cache is one of its experiments. */
interface Settings {
  cache?: unknown;
  experiments?: unknown;
}

/** What webpack and Rspack keep on disk; they read nothing that another version wrote. */
interface DiskCache {
  readonly version?: string;
}

function isOnDisk(cache: unknown): cache is DiskCache {
  return (
    typeof cache === 'object' &&
    cache !== null &&
    'type' in cache &&
    (cache.type === 'filesystem' || cache.type === 'persistent')
  );
}

const ofRspack = ({experiments}: Settings): unknown =>
  (experiments as {cache?: unknown} | undefined)?.cache;

/** Whether the bundler keeps what it has compiled for the next build. */
export function keepsCache(settings: Settings): boolean {
  return isOnDisk(settings.cache) || isOnDisk(ofRspack(settings));
}

/**
 * Makes what the bundler does not know about part of the version of its cache, as a change of the site's
 * configuration file is. Options may come from another file, or from the environment.
 *
 * @param mark another text as soon as something has to be compiled again
 * @returns what has to be merged into the settings
 */
export function renewCache(settings: Settings, mark: string): object {
  const {cache} = settings;
  const rspack = ofRspack(settings);
  const renewed = ({version = ''}: DiskCache) => ({version: `${version}-${mark}`});
  return {
    ...(isOnDisk(cache) && {cache: renewed(cache)}),
    ...(isOnDisk(rspack) && {experiments: {cache: renewed(rspack)}}),
  };
}
