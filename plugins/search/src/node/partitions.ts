import type {ContextOptions} from '../options';
import type {Partition, PartitionVersion} from '../worker/catalog';

/** Folder of all indexes, below the site's base URL. */
export const INDEX_FOLDER = 'search-index';

function isAtOrBelow(path: string, parent: string): boolean {
  const bare = parent.replace(/\/$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}

/** What divides the site: its docs versions and its contexts, with paths that hold the base URL. */
export interface Division {
  baseUrl: string;
  versions: PartitionVersion[];
  contexts: ContextOptions[];
}

function contextPaths({baseUrl}: Division, {paths}: ContextOptions): string[] {
  return paths.map((path) => baseUrl.replace(/\/$/, '') + path);
}

/** The version that a page belongs to: of several that fit, the one with the longest path. */
function versionOf({versions}: Division, path: string): PartitionVersion | undefined {
  return versions
    .filter((version) => isAtOrBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

function contextOf(division: Division, path: string): string | undefined {
  return division.contexts.find((context) =>
    contextPaths(division, context).some((parent) => isAtOrBelow(path, parent)),
  )?.key;
}

function partition(
  {baseUrl}: Division,
  version: PartitionVersion | undefined,
  context: string | undefined,
): Partition {
  const name = [version ? `${version.pluginId}-${version.name}` : 'pages', context ?? 'other']
    .join('-')
    .replace(/[^A-Za-z0-9.-]+/g, '_');
  return {
    url: `${baseUrl}${INDEX_FOLDER}/${name}/`,
    ...(version && {version}),
    ...(context !== undefined && {context}),
  };
}

/**
 * Every index that the site may need. A combination of version and context is left out where no
 * page can be in both, because each index costs its readers a request.
 */
export function listPartitions(division: Division): Partition[] {
  const {versions, contexts} = division;
  const ofVersions = versions.flatMap((version) => {
    const whole = contextOf(division, version.path);
    const inside = contexts.filter((context) =>
      contextPaths(division, context).some(
        (path) => path !== version.path && isAtOrBelow(path, version.path),
      ),
    );
    const keys = new Set([whole, ...inside.map(({key}) => key)]);
    return [...keys].map((key) => partition(division, version, key));
  });
  const outside = contexts.filter((context) =>
    contextPaths(division, context).some((path) => versionOf(division, path) === undefined),
  );
  return [
    ...ofVersions,
    ...outside.map(({key}) => partition(division, undefined, key)),
    partition(division, undefined, undefined),
  ];
}

/** The index that a page goes into. */
export function partitionOf(division: Division, path: string): Partition {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path;
  return partition(division, versionOf(division, clean), contextOf(division, clean));
}
