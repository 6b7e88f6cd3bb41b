import type {SearchHit, SearchResults} from '../worker/searchAnswer';
import type {SearchState} from './useSearch';
import {useSearchSettings} from './useSearchSettings';

/** The results in view: those of the search, or of the one before it while it is on its way. */
export function shownResults(state: SearchState): SearchResults | undefined {
  const results = state.kind === 'loading' ? state.previous : state;
  return results?.kind === 'results' ? results : undefined;
}

/** The hits of one page, best first. */
export interface HitGroup {
  url: string;
  title: string;
  breadcrumbs: string[];
  /** Key of its context; absent where it belongs to none. */
  context: string | undefined;
  hits: SearchHit[];
}

/** Puts hits of one page together; pages stand in the order of their best hits. */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.url);
    if (group) group.hits.push(hit);
    else {
      groups.set(hit.url, {
        url: hit.url,
        title: hit.title,
        breadcrumbs: hit.breadcrumbs,
        context: hit.context,
        hits: [hit],
      });
    }
  }
  return Array.from(groups.values());
}

/** Address of a hit: its page and section. */
export function hitAddress({url, hash}: Pick<SearchHit, 'url' | 'hash'>): string {
  return hash === '' ? url : `${url}#${hash}`;
}

/**
 * The way to a page: its breadcrumbs, else the label of the context that it is in, which tells a post
 * from a page of the docs.
 */
export function useTrail(): (group: Omit<HitGroup, 'hits'>) => string[] {
  const {contexts} = useSearchSettings();
  return ({breadcrumbs, context, title}) => {
    if (breadcrumbs.length > 0) return breadcrumbs;
    const label = contexts.find(({key}) => key === context)?.label ?? title;
    return label === title ? [] : [label];
  };
}
