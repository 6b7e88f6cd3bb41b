/** A version of one docs instance, as far as search is concerned. */
export interface PartitionVersion {
  /** Id of the docs instance, `default` for the first one. */
  pluginId: string;
  /** Name of the version, such as `current`. */
  name: string;
  /** Base URL of the version, with the site's base URL, without a trailing slash. */
  path: string;
  /** Whether this version stands in for its instance while none of its pages is read. */
  isPreferred: boolean;
}

/** One physical index: the pages of one docs version (or outside docs) in one context. */
export interface Partition {
  /** Folder of the index, with the site's base URL and a trailing slash. */
  url: string;
  /** The docs version; absent for pages outside the docs. */
  version?: PartitionVersion;
  /** Key of the context; absent for pages that belong to none. */
  context?: string;
  /** Whether its context has documents from elsewhere only, which a search asks for by that context. */
  isElsewhere?: boolean;
}

/** A named part of the site that readers can search alone. */
export interface SearchContext {
  /** What stands in the address of the search page, such as `docs`. */
  key: string;
  /** What readers see, such as `Documentation`. */
  label: string;
}

/** Every index of the site. */
export interface Catalog {
  partitions: Partition[];
}

/** Which context is searched: all of the site, one context, or everything but one. */
export type ContextChoice = {kind: 'all'} | {kind: 'within' | 'outside'; key: string};

const OUTSIDE = '-';

/** Reads the `ctx` parameter: empty means everything, `docs` within, `-docs` outside. */
export function parseContext(value: string): ContextChoice {
  if (value === '') return {kind: 'all'};
  return value.startsWith(OUTSIDE)
    ? {kind: 'outside', key: value.slice(OUTSIDE.length)}
    : {kind: 'within', key: value};
}

/** Writes what `parseContext` reads. */
export function formatContext(choice: ContextChoice): string {
  if (choice.kind === 'all') return '';
  return choice.kind === 'outside' ? OUTSIDE + choice.key : choice.key;
}

/** Of a value as `parseContext` reads it, which is longer: this is part of the worker. */
const fitsContext = ({context, isElsewhere}: Partition, value: string): boolean =>
  value === '' || value.startsWith(OUTSIDE)
    ? !isElsewhere && OUTSIDE + (context ?? '') !== value
    : context === value;

/**
 * The indexes that a search looks at: those of the active docs versions, of the preferred version
 * of every other docs instance, and of the pages outside the docs.
 *
 * @param baseUrl base URL of the active docs version, or of several (one for each docs instance)
 *   separated by spaces, or of the site where no docs page is read
 * @param context value of the `ctx` parameter
 */
export function partitionsFor(catalog: Catalog, baseUrl: string, context: string): Partition[] {
  const paths = baseUrl.split(' ').map((path) => path.replace(/\/$/, ''));
  const active = new Map(
    catalog.partitions.flatMap(({version}) =>
      version && paths.includes(version.path) ? [[version.pluginId, version.name]] : [],
    ),
  );
  const isSearched = ({version}: Partition) => {
    if (!version) return true;
    const name = active.get(version.pluginId);
    return name === undefined ? version.isPreferred : name === version.name;
  };
  return catalog.partitions.filter(
    (partition) => isSearched(partition) && fitsContext(partition, context),
  );
}

/**
 * Whether a page's path is another path or lies below it: `/docs/intro` and `/docs` below `/docs`,
 * but not `/docs-old`. A slash at the end of either makes no difference. The build divides pages by
 * this, and the browser finds the part that is read.
 */
export function isAtOrBelow(path: string, parent: string): boolean {
  const bare = parent.replace(/\/$/, '');
  return path === bare || path.startsWith(`${bare}/`);
}

/** The version that a path lies in: of several, the one whose own path is the longest. */
export function versionAt<Version extends {path: string}>(
  versions: readonly Version[],
  path: string,
): Version | undefined {
  return versions
    .filter((version) => isAtOrBelow(path, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** A docs version, as far as its place is concerned. */
interface PlacedVersion {
  path: string;
  /** Whether readers get this version of its instance unless they choose another one. */
  isPreferred: boolean;
}

/**
 * Where a page is, and where it would be in the version that readers get unless they choose another
 * one: `/docs/1.0/api/lamp` and `/docs/api/lamp`. A part of the docs is therefore named once for all versions.
 *
 * @param versions those of the docs instance that the page is in
 */
export function placesInVersions(path: string, versions: readonly PlacedVersion[]): string[] {
  const own = versionAt(versions, path);
  const preferred = versions.find(({isPreferred}) => isPreferred);
  if (own === undefined || preferred === undefined || own === preferred) return [path];
  const bare = (parent: string): string => parent.replace(/\/$/, '');
  return [path, `${bare(preferred.path)}${path.slice(bare(own.path).length)}`];
}
