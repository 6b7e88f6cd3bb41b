import {
  type Hit,
  openIndex,
  SearchIndexError,
  type SearchIndex,
} from '@screwbox/docusaurus-search/engine';
import {z} from 'zod';
import {INDEX_FOLDER, INDEX_LIST, type Site} from './Site';
import {SiteError} from './SiteError';

/** The only file of an index with a fixed name. It changes with the content of the index. */
const MANIFEST = 'index.bin';
/** Length of excerpts in characters. Assistants read more of a section than people do. */
const EXCERPT_LENGTH = 300;

/** The list of a site's indexes that the search plugin publishes. */
const published = z.object({
  indexes: z.array(z.string().regex(/^(?!\.)[^/?#]+\/$/)).max(100),
  /** Context of each index, by its folder. */
  contexts: z.record(z.string(), z.string()).optional(),
});

export interface Row {
  title: string;
  /** Heading of the section; empty for the start of the page. */
  section: string;
  excerpt: string;
  address: string;
}

export interface Query {
  query: string;
  /** Maximum number of rows. */
  limit: number;
  /** Part of the site, such as `docs` or `blog`. Default: all of it. */
  context?: string | undefined;
}

export interface Answer {
  rows: Row[];
  /** Why the query was read differently than it was written; absent if it was not. */
  notice?: string;
}

export type SearchDocs = (query: Query) => Promise<Answer>;

/** The files by which a change of an index is recognised. */
interface IndexSource {
  folder: string;
  context: string | undefined;
  manifest: Uint8Array;
}

interface OpenedIndex extends IndexSource {
  index: SearchIndex;
}

interface OpenedIndexes {
  checked: number;
  indexes: OpenedIndex[];
}

async function readList(site: Site): Promise<z.infer<typeof published>> {
  const bytes = await site.read(INDEX_LIST);
  const wanted =
    'It needs to be a site that is built with @screwbox/docusaurus-search and without the hash router.';
  if (bytes === undefined) throw new SiteError(`${site.name} has no ${INDEX_LIST}. ${wanted}`);
  try {
    return published.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new SiteError(`${INDEX_LIST} of ${site.name} is not a list of indexes. ${wanted}`, {
      cause,
    });
  }
}

async function readIndexFile(site: Site, name: string): Promise<Uint8Array> {
  const bytes = await site.read(INDEX_FOLDER + name);
  if (bytes !== undefined) return bytes;
  throw new SiteError(
    `${INDEX_FOLDER}${name} of ${site.name} is gone. The site was probably built again: search once more.`,
  );
}

async function readSources(site: Site): Promise<IndexSource[]> {
  const {indexes, contexts = {}} = await readList(site);
  return Promise.all(
    indexes.map(async (folder) => ({
      folder,
      context: contexts[folder.slice(0, -1)],
      manifest: await readIndexFile(site, folder + MANIFEST),
    })),
  );
}

async function open(site: Site, source: IndexSource): Promise<OpenedIndex> {
  const {folder, manifest} = source;
  const index = await openIndex({
    read: async (name) => (name === MANIFEST ? manifest : readIndexFile(site, folder + name)),
  });
  return {...source, index};
}

/** Opens the indexes that are new or have changed since the last search, and keeps the others. */
async function refresh(site: Site, last: OpenedIndexes | undefined): Promise<OpenedIndexes> {
  if (last !== undefined && Date.now() - last.checked < site.recheckAfter) return last;
  const checked = Date.now();
  const sources = await readSources(site);
  const indexes = await Promise.all(
    sources.map(async (source) => {
      const same = last?.indexes.find(
        ({folder, manifest}) =>
          folder === source.folder && Buffer.compare(manifest, source.manifest) === 0,
      );
      return same ? {...same, context: source.context} : open(site, source);
    }),
  );
  return {checked, indexes};
}

const contextsOf = (indexes: readonly {context: string | undefined}[]): string[] => [
  ...new Set(indexes.flatMap(({context}) => context ?? [])),
];

/**
 * Names of the parts of a site that can be searched on their own.
 *
 * @throws SiteError if the site cannot be read or has no index
 */
export async function readContexts(site: Site): Promise<string[]> {
  const {indexes, contexts = {}} = await readList(site);
  return contextsOf(indexes.map((folder) => ({context: contexts[folder.slice(0, -1)]})));
}

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

/** Whether the query is malformed. lunr's error is not an instance of Error. */
const isQueryParseError = (thrown: unknown): thrown is {message: string} =>
  (Object(thrown) as {name?: unknown}).name === 'QueryParseError';

/**
 * Searches several indexes. Ignores a query error that only some of them report, because those merely lack a tag
 * that others have.
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

/** Searches the words of a malformed query as plain text, because a name with a colon may be meant. */
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

/** Says what an error of an index means for the operator or assistant. */
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
 * Searches a site. The first search opens its indexes. A later one opens those again that have changed, and after
 * an error all of them.
 */
export function createSearch(site: Site): SearchDocs {
  let current: Promise<OpenedIndexes> | undefined;
  return async (query) => {
    const last = current;
    const refreshed = (async () => refresh(site, await last))();
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
