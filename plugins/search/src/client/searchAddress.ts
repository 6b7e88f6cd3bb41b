/** What the address of the search page says. */
export interface SearchAddress {
  query: string;
  /** Value of the `ctx` parameter; empty for everything. */
  context: string;
  /** Value of the `version` parameter; empty for the preferred version. */
  version: string;
}

/** Reads the address of the search page. */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    context: parameters.get('ctx') ?? '',
    version: parameters.get('version') ?? '',
  };
}

/** Writes the address of the search page; empty parameters are left out. */
export function searchAddress(
  searchPath: string,
  {query, context = '', version = ''}: Partial<SearchAddress>,
): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (context) parameters.set('ctx', context);
  if (version) parameters.set('version', version);
  const text = parameters.toString();
  return text === '' ? searchPath : `${searchPath}?${text}`;
}
