export interface PartitionVersion {
  /** Id of the docs plugin instance; `default` for the first one. */
  pluginId: string;
  name: string;
  /** Base URL of the version, with the site's base URL, without a trailing slash. */
  path: string;
  /** Whether searches use this version while the reader is outside its docs instance. */
  isPreferred: boolean;
}

/**
 * A search index, or the indexes of another site. An index has either API documents, or pages of one context
 * that belong to one docs version or to no version.
 */
export interface Partition {
  /** Folder of the index; for another site the folder of all its indexes. Ends with a slash. */
  url: string;
  /** Displayed name of the context or of the other site. Empty for pages without a context. */
  label: string;
  /**
   * Kind of the rows. Rows of pages are merged by score. API documents and other sites have separate groups,
   * and a search covers one of these only if its context is selected.
   */
  kind: 'pages' | 'names' | 'site';
  context: string;
  version?: PartitionVersion;
}

export interface Scope {
  /**
   * Base URL of the active docs version, or of the site. If several docs instances have an active version,
   * their base URLs are separated by spaces.
   */
  baseUrl: string;
  /** Value of the `ctx` parameter; empty for everything. */
  context: string;
}

export interface SearchContext {
  key: string;
  label: string;
}

export type ContextChoice = {kind: 'all'} | {kind: 'within' | 'outside'; key: string};

const OUTSIDE = '-';

/** Reads the `ctx` parameter: empty means everything, `docs` inside a context, `-docs` outside it. */
export function parseContext(value: string): ContextChoice {
  if (value === '') return {kind: 'all'};
  return value.startsWith(OUTSIDE)
    ? {kind: 'outside', key: value.slice(OUTSIDE.length)}
    : {kind: 'within', key: value};
}

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
 * Returns the indexes that a search covers: those of the active docs versions, of the preferred version of
 * every other docs instance, and of the pages outside the docs.
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
