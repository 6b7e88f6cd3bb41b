import {searchClient} from '../hooks/searchClient';
import {startWorker} from '../hooks/turnToSearch';
import type {AheadMessage} from '../worker/FilesAhead';
import type {SearchHit, SearchResults} from '../worker/searchAnswer';
import {type OpenedSite, openSite, SiteError, siteContext} from './openSite';

/** Another site, as the options name it. */
export interface Site {
  url: string;
  label: string;
}

/** What was found on another site. */
export interface FoundOnSite {
  hits: SearchHit[];
  total: number;
  /** Words to mark on the page of a hit. */
  terms: string[];
  /** Address of its search page with the query. */
  all: string;
}

/**
 * Searches another site. Where it cannot be searched, every query that waits is told so, and it is not asked again.
 */
export type SearchSite = (site: Site, query: string) => Promise<FoundOnSite | 'failed' | undefined>;

/** What the worker that searches the own pages is told of a site before it is searched, too. */
async function addToWorker({partitions}: OpenedSite): Promise<void> {
  const worker = await startWorker();
  if (worker === undefined)
    throw new SiteError('Other sites are searched by a worker only, and workers are blocked here.');
  worker.postMessage({kind: 'indexes', partitions} satisfies AheadMessage);
}

function foundOn(
  site: OpenedSite,
  query: string,
  {hits, total, terms}: SearchResults,
): FoundOnSite {
  return {
    // An index names the pages of its own site by their paths.
    hits: hits.map((hit) => ({...hit, url: new URL(hit.url, site.searchPage).href})),
    total,
    terms,
    all: `${site.searchPage}?${new URLSearchParams({q: query}).toString()}`,
  };
}

/**
 * Opens each site when it is searched first.
 * @param limit how many hits are wanted of each
 * @param baseUrl of this site
 */
export function searchSites(limit: number, baseUrl: string): SearchSite {
  const opened = new Map<string, Promise<OpenedSite | 'failed' | undefined>>();
  const fail = ({url, label}: Site, reason: string): 'failed' => {
    opened.set(url, Promise.resolve(undefined));
    console.warn(`${label} cannot be searched. ${reason}`);
    return 'failed';
  };
  const open = async (site: Site): Promise<OpenedSite | 'failed'> => {
    try {
      const found = await openSite(site.url);
      await addToWorker(found);
      return found;
    } catch (error) {
      if (error instanceof SiteError) return fail(site, error.message);
      throw error;
    }
  };
  return async (site, query) => {
    const opening = opened.get(site.url) ?? open(site);
    if (!opened.has(site.url)) opened.set(site.url, opening);
    const other = await opening;
    if (other === undefined || other === 'failed') return other;
    const client = await searchClient();
    const context = siteContext(site.url);
    const answer = await client.search(baseUrl, context, query, limit, undefined, context);
    if (answer.kind === 'index-error')
      return fail(site, `${answer.file} cannot be used: ${answer.failure}.`);
    // A mistake in the query is told beside the site's own results.
    return answer.kind === 'results' && !answer.error ? foundOn(other, query, answer) : undefined;
  };
}
