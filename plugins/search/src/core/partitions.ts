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

/**
 * One index: the pages of a docs version (or outside the docs) in one context, API documents, or another site.
 */
export interface Partition {
  /** Folder of the index; for another site the folder of all its indexes. Ends with a slash. */
  url: string;
  /** Label that readers see: of the context, or of the other site. Empty for pages without a context. */
  label: string;
  /**
   * Decides where rows are shown: pages merge by score, documents found by their names and other sites have groups of
   * their own, which a search asks for by their context.
   */
  kind: 'pages' | 'names' | 'site';
  /** Key of the context; empty for pages that belong to none. */
  context: string;
  /** The docs version; absent for everything outside the docs. */
  version?: PartitionVersion;
}

/** Where to search. */
export interface Scope {
  /**
   * Base URL of the active docs version, or of several (one for each docs instance) separated by spaces, or of
   * the site.
   */
  baseUrl: string;
  /** Value of the `ctx` parameter; empty for everything. */
  context: string;
}

/** A named part of the site that readers can search alone. */
export interface SearchContext {
  /** What stands in the address of the search page, such as `docs`. */
  key: string;
  /** What readers see, such as `Documentation`. */
  label: string;
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

/** Compares without `parseContext` to keep the worker small. */
const matchesContext = ({context, kind}: Partition, value: string): boolean =>
  value === '' || value.startsWith(OUTSIDE)
    ? kind === 'pages' && OUTSIDE + context !== value
    : context === value;

/**
 * The indexes that a search covers: those of the active docs versions, of the preferred version
 * of every other docs instance, and of the pages outside the docs.
 */
export function partitionsFor(
  partitions: readonly Partition[],
  {baseUrl, context}: Scope,
): Partition[] {
  const paths = baseUrl.split(' ').map((path) => path.replace(/\/$/, ''));
  const active = new Map(
    partitions.flatMap(({version}) =>
      version && paths.includes(version.path) ? [[version.pluginId, version.name]] : [],
    ),
  );
  const isSearched = ({version}: Partition) => {
    if (!version) return true;
    const name = active.get(version.pluginId);
    return name === undefined ? version.isPreferred : name === version.name;
  };
  return partitions.filter(
    (partition) => isSearched(partition) && matchesContext(partition, context),
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
