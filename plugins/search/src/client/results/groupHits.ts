import type {SearchHit} from '../../worker/searchAnswer';

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
