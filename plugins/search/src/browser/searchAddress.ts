import {parseContext} from '../core/partitions';

export interface SearchAddress {
  query: string;
  context: string;
  /** Value of the `version` parameter; empty for the preferred version. */
  version: string;
  /** Value of the `tag` parameter; empty for all pages. */
  tag: string;
}

export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    context: parameters.get('ctx') ?? '',
    version: parameters.get('version') ?? '',
    tag: parameters.get('tag') ?? '',
  };
}

/**
 * Removes a context, version or tag that the site does not have, for example after it was renamed. The search
 * then covers everything in the preferred version.
 */
export function knownAddress(
  {query, context, version, tag}: SearchAddress,
  contexts: readonly {key: string}[],
  versions: readonly {value: string}[],
  tags: readonly {key: string}[],
): SearchAddress {
  const choice = parseContext(context);
  const hasContext = choice.kind !== 'all' && contexts.some(({key}) => key === choice.key);
  const hasVersion = versions.some(({value}) => value === version);
  return {
    query,
    context: hasContext ? context : '',
    version: hasVersion ? version : '',
    tag: tags.some(({key}) => key === tag) ? tag : '',
  };
}

/**
 * Maximum length of a query in an address, in characters. It is longer than the part of a query that is searched, and
 * short enough for all servers.
 */
const LONGEST_QUERY = 1000;

/** Writes the address of the search page; empty parameters and the end of an overlong query are left out. */
export function searchAddress(
  searchPath: string,
  {query, context = '', version = '', tag = ''}: Partial<SearchAddress>,
): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query.slice(0, LONGEST_QUERY));
  if (context) parameters.set('ctx', context);
  if (version) parameters.set('version', version);
  if (tag) parameters.set('tag', tag);
  const text = parameters.toString();
  return text === '' ? searchPath : `${searchPath}?${text}`;
}
