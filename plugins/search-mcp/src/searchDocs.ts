import {type Hit, SearchIndexError} from '@screwbox/docusaurus-search/engine';
import {contextsOf, type OpenedIndex, type OpenedIndexes, refreshIndexes} from './refreshIndexes';
import type {Site} from './Site';
import {SiteError} from './SiteError';

/** Length of excerpts in characters. Assistants read more of a section than people do. */
const EXCERPT_LENGTH = 300;

export interface Row {
  title: string;
  /** Heading of the section; empty for the start of the page. */
  section: string;
  excerpt: string;
  address: string;
}

export interface Query {
  query: string;
  limit: number;
  /** Part of the site, such as `docs` or `blog`. Default: all of it. */
  context?: string | undefined;
}

export interface Answer {
  rows: Row[];
  /** Message if the query was searched as plain text because its syntax is wrong. */
  notice?: string;
}

export type SearchDocs = (query: Query) => Promise<Answer>;

function chooseContext(
  opened: readonly OpenedIndex[],
  context: string | undefined,
): readonly OpenedIndex[] {
  if (context === undefined) return opened;
  const chosen = opened.filter((one) => one.context === context);
  if (chosen.length > 0) return chosen;
  const known = contextsOf(opened);
  throw new SiteError(
    `The site has no context "${context}". ` +
      (known.length > 0
        ? `Use one of ${known.join(', ')}, or leave it out.`
        : 'It has no contexts, so leave it out.'),
  );
}

function mergeHits(hits: readonly Hit[], limit: number): Hit[] {
  const byAddress = new Map<string, Hit>();
  for (const hit of [...hits].sort((a, b) => b.score - a.score)) {
    const address = `${hit.url}#${hit.hash}`;
    if (!byAddress.has(address)) byAddress.set(address, hit);
  }
  return [...byAddress.values()].slice(0, limit);
}

/** Checks the name, because lunr throws query errors that are not instances of `Error`. */
const isQueryParseError = (thrown: unknown): thrown is {message: string} =>
  (Object(thrown) as {name?: unknown}).name === 'QueryParseError';

/**
 * Searches several indexes. A query error only counts if all indexes report it. If only some do, they merely lack a
 * tag in the query.
 */
async function findHits(
  indexes: readonly OpenedIndex[],
  {query, limit, mode}: Query & {mode: 'auto' | 'plain'},
): Promise<Hit[]> {
  const settled = await Promise.allSettled(
    indexes.map(({index}) => index.search(query, {limit, mode, excerptLength: EXCERPT_LENGTH})),
  );
  const hits: Hit[] = [];
  let mistake: unknown;
  for (const one of settled) {
    if (one.status === 'fulfilled') hits.push(...one.value.hits);
    else if (isQueryParseError(one.reason)) mistake = one.reason;
    else throw one.reason;
  }
  if (mistake !== undefined && settled.every(({status}) => status === 'rejected'))
    throw mistake as Error;
  return mergeHits(hits, limit);
}

/** Searches a malformed query as plain text, because a colon can also be part of a name. */
async function findOrReadPlain(
  indexes: readonly OpenedIndex[],
  query: Query,
): Promise<{hits: Hit[]; notice?: string}> {
  try {
    return {hits: await findHits(indexes, {...query, mode: 'auto'})};
  } catch (error) {
    if (!isQueryParseError(error)) throw error;
    return {
      hits: await findHits(indexes, {...query, mode: 'plain'}),
      notice: `The query was searched as plain text: ${error.message}`,
    };
  }
}

function explained(site: Site, error: unknown): unknown {
  if (!(error instanceof SearchIndexError)) return error;
  if (error.cause instanceof SiteError) return error.cause;
  if (error.reason !== 'version') return error;
  return new SiteError(
    `The index of ${site.name} has a format that this release of @screwbox/search-mcp cannot read. Use the release whose version is that of the site's search.`,
    {cause: error},
  );
}

/**
 * Searches a site. The first search opens all indexes, and later searches open the changed ones again. After an error,
 * the next search opens all of them again.
 */
export function createSearch(site: Site): SearchDocs {
  let current: Promise<OpenedIndexes> | undefined;
  return async (query) => {
    const last = current;
    const refreshed = (async () => refreshIndexes(site, await last))();
    current = refreshed;
    try {
      const {indexes} = await refreshed;
      const {hits, notice} = await findOrReadPlain(chooseContext(indexes, query.context), query);
      return {
        rows: hits.map(({title, section, excerpt, url, hash}) => ({
          title,
          section,
          excerpt,
          address: new URL(hash === '' ? url : `${url}#${hash}`, site.home).href,
        })),
        ...(notice !== undefined && {notice}),
      };
    } catch (error) {
      current = undefined;
      throw explained(site, error);
    }
  };
}
