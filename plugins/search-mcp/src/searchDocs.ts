import {
  type Hit,
  openIndex,
  SearchIndexError,
  type SearchIndex,
} from '@screwbox/docusaurus-search/engine';
import {z} from 'zod';
import type {Site} from './Site';
import {SiteError} from './SiteError';

const FOLDER = 'search-index/';
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

export type SearchDocs = (query: Query) => Promise<Row[]>;

interface Opened {
  context: string | undefined;
  index: SearchIndex;
}

async function readList(site: Site): Promise<z.infer<typeof published>> {
  const file = `${FOLDER}index.json`;
  const bytes = await site.read(file);
  const wanted = 'It needs to be a site that is built with @screwbox/docusaurus-search.';
  if (bytes === undefined) throw new SiteError(`${site.home.href} has no ${file}. ${wanted}`);
  try {
    return published.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new SiteError(`${site.home.href}${file} is not a list of indexes. ${wanted}`, {cause});
  }
}

async function openIndexes(site: Site): Promise<Opened[]> {
  const {indexes, contexts = {}} = await readList(site);
  return Promise.all(
    indexes.map(async (folder) => ({
      context: contexts[folder.slice(0, -1)],
      index: await openIndex({
        read: async (name) => {
          const bytes = await site.read(FOLDER + folder + name);
          if (bytes === undefined)
            throw new SiteError(
              `${site.home.href}${FOLDER}${folder}${name} is gone. The site was probably built again: search once more.`,
            );
          return bytes;
        },
      }),
    })),
  );
}

function chooseContext(opened: readonly Opened[], context: string | undefined): Opened[] {
  if (context === undefined) return [...opened];
  const chosen = opened.filter((one) => one.context === context);
  if (chosen.length > 0) return chosen;
  const known = [...new Set(opened.flatMap((one) => one.context ?? []))];
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

/** Searches a site. The first search opens its indexes, and after an error they are opened again. */
export function createSearch(site: Site): SearchDocs {
  let opening: Promise<Opened[]> | undefined;
  return async ({query, limit, context}) => {
    opening ??= openIndexes(site);
    try {
      const chosen = chooseContext(await opening, context);
      const results = await Promise.all(
        chosen.map(({index}) => index.search(query, {limit, excerptLength: EXCERPT_LENGTH})),
      );
      return mergeHits(
        results.flatMap(({hits}) => hits),
        limit,
      ).map(({title, section, excerpt, url, hash}) => ({
        title,
        section,
        excerpt,
        address: new URL(hash === '' ? url : `${url}#${hash}`, site.home).href,
      }));
    } catch (error) {
      opening = undefined;
      if (error instanceof SearchIndexError && error.reason === 'version')
        throw new SiteError(
          `The index of ${site.home.href} has a format that this release of @screwbox/search-mcp cannot read. Use the release whose version is that of the site's search.`,
          {cause: error},
        );
      throw error;
    }
  };
}
