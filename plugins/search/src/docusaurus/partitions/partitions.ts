import {partitionName} from './partitionName';
import type {ContextOptions, OtherSite} from '../../options';
import type {SearchDocument} from './SearchDocument';
import type {Partition, PartitionVersion} from '../../core/partitions';
import {isAtOrBelow, pathsInVersions, versionAt} from '../../core/pathsInVersions';

export interface SitePage {
  path: string;
  /** Id of the docs instance that has the page; absent for a page outside the docs. */
  docsInstance?: string;
}

/** Folder of all indexes, below the site's base URL. */
export const INDEX_FOLDER = 'search-index';

export interface Division {
  baseUrl: string;
  versions: PartitionVersion[];
  /** Contexts, whose paths do not include the base URL. */
  contexts: ContextOptions[];
  /** Pages that are known before all plugins have added theirs. They decide which indexes are needed. */
  pages: SitePage[];
  documents: SearchDocument[];
}

function contextPaths({baseUrl}: Division, {paths = []}: ContextOptions): string[] {
  return paths.map((path) => baseUrl.replace(/\/$/, '') + path);
}

function contextAt(division: Division, path: string): string | undefined {
  const {contexts, versions} = division;
  const instance = versionAt(versions, path)?.pluginId;
  const places = pathsInVersions(
    path,
    versions.filter(({pluginId}) => pluginId === instance),
  );
  return contexts.find((context) =>
    contextPaths(division, context).some((parent) =>
      places.some((place) => isAtOrBelow(place, parent)),
    ),
  )?.key;
}

/** Version of a page; undefined if readers of all versions can find it. */
function versionOf({versions}: Division, page: SitePage): PartitionVersion | undefined {
  const {path, docsInstance} = page;
  const ofInstance = (id: string) => versions.filter(({pluginId}) => pluginId === id);
  if (docsInstance !== undefined) return versionAt(ofInstance(docsInstance), path);
  // If an instance has only one version, every search reads the index of this version. Adding other pages below its
  // path to the same index saves readers a request.
  const around = versionAt(versions, path);
  return around && ofInstance(around.pluginId).length === 1 ? around : undefined;
}

function partition(
  {baseUrl, contexts}: Division,
  version: PartitionVersion | undefined,
  context: string | undefined,
): Partition {
  const options = contexts.find(({key}) => key === context);
  return {
    url: `${baseUrl}${INDEX_FOLDER}/${partitionName(version, context)}/`,
    label: options?.label ?? '',
    kind: options !== undefined && options.paths === undefined ? 'names' : 'pages',
    context: context ?? '',
    ...(version && {version}),
  };
}

/**
 * Returns every index that the site may need. Leaves out combinations of version and context that cannot have pages,
 * because each index costs readers a request.
 */
export function listPartitions(division: Division): Partition[] {
  const {versions, contexts, pages, documents} = division;
  const keys = contexts.map(({key}) => key);
  const known = pages.map((page) => ({
    version: versionOf(division, page),
    context: contextAt(division, page.path),
  }));
  const isKnown = (version: PartitionVersion | undefined, key: string): boolean =>
    known.some((page) => page.version === version && page.context === key);

  const keysOf = (version: PartitionVersion): (string | undefined)[] => {
    const whole = contextAt(division, version.path);
    const inside = keys.filter((key) => key !== whole && isKnown(version, key));
    return [whole, ...inside];
  };
  const ofVersions = versions.map((version) => ({version, keys: keysOf(version)}));

  const isOfVersion = (path: string, key: string): boolean => {
    const around = versionAt(versions, path);
    return ofVersions.some((one) => one.version === around && one.keys.includes(key));
  };
  const outside = contexts.filter(
    (context) =>
      isKnown(undefined, context.key) ||
      documents.some((document) => document.context === context.key) ||
      contextPaths(division, context)
        // A path that an earlier context also has adds no pages to this context.
        .filter((path) => contextAt(division, path) === context.key)
        .some((path) => !isOfVersion(path, context.key)),
  );
  return [
    ...ofVersions.flatMap((one) => one.keys.map((key) => partition(division, one.version, key))),
    ...outside.map(({key}) => partition(division, undefined, key)),
    partition(division, undefined, undefined),
  ];
}

/**
 * Returns the partition of a page: the one of its version, or the one for pages outside all versions. If the page
 * was not known when the partitions were listed, neither may exist. In that case, returns the partition of the
 * version whose path contains the page.
 */
export function partitionOf(
  division: Division,
  partitions: readonly Partition[],
  page: SitePage,
): Partition {
  const context = contextAt(division, page.path);
  for (const version of [
    versionOf(division, page),
    undefined,
    versionAt(division.versions, page.path),
  ]) {
    const {url} = partition(division, version, context);
    const found = partitions.find((one) => one.url === url);
    if (found !== undefined) return found;
  }
  throw new Error(`The page ${page.path} does not belong to any of the search indexes.`);
}

/** Partitions of docs versions contain no external documents. */
export function documentsOf(
  {documents}: Division,
  {version, context}: Partition,
): SearchDocument[] {
  return version === undefined
    ? documents.filter((document) => (document.context ?? '') === context)
    : [];
}

/** Returns the partition that stands for another site. That site publishes the list of its indexes. */
export function sitePartition({url, label}: OtherSite): Partition {
  const home = url.endsWith('/') ? url : `${url}/`;
  return {url: `${home}${INDEX_FOLDER}/`, label, kind: 'site', context: `site:${url}`};
}
