import type {Answer, SearchHit} from './Answer';
import type {Found} from './session';
import {pageAddress} from './target/pageAddress';

const HOST = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/** Whether an address leads to another site. */
export const leavesSite = (url: string): boolean => HOST.test(url);

/** Address of a hit: its page and section. */
export function hitAddress({url, hash}: Pick<SearchHit, 'url' | 'hash'>): string {
  return hash === '' ? url : `${url}#${hash}`;
}

/** The hits of one page, best first. */
export interface HitGroup {
  url: string;
  title: string;
  breadcrumbs: string[];
  /** Key of its context; absent if it belongs to none. */
  context: string | undefined;
  hits: SearchHit[];
}

/** Groups hits by page, in the order of the pages' best hits. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const {url, title, breadcrumbs, context} = hit;
    const group = groups.get(url);
    if (group) group.hits.push(hit);
    else groups.set(url, {url, title, breadcrumbs, context, hits: [hit]});
  }
  return Array.from(groups.values());
}

/** Documents found by name, for each partition. Leaves out hits that are also among the pages. */
export function namesIn({pages, names}: Found): {context: string; label: string; answer: Answer}[] {
  if (names === 'pending') return [];
  const shown = new Set(pages.hits.map(hitAddress));
  return names.flatMap(({partition: {context, label}, answer}) => {
    if (answer === 'failed') return [];
    const hits = answer.hits.filter((hit) => !shown.has(hitAddress(hit)));
    const total = answer.total - (answer.hits.length - hits.length);
    return [{context, label, answer: {...answer, hits, total}}];
  });
}

export const totalOf = (found: Found): number =>
  namesIn(found).reduce((sum, {answer}) => sum + answer.total, found.pages.total);

/** Number of hits in each context. */
export const countsOf = (found: Found): Record<string, number> => ({
  ...found.pages.counts,
  ...Object.fromEntries(namesIn(found).map(({context, answer}) => [context, answer.total])),
});

/**
 * Returns the words to mark on the page of a hit.
 *
 * @param address of the hit, or of its page
 * @returns undefined if there is no such hit
 */
export function termsOfHit(found: Found, address: string): string[] | undefined {
  const opened = pageAddress(address);
  const groups = [...(found.names === 'pending' ? [] : found.names), ...found.sites];
  const answers = groups.flatMap(({answer}) => (answer === 'failed' ? [] : [answer]));
  const isOpened = (hit: SearchHit): boolean =>
    [hitAddress(hit), hit.url].some((target) => pageAddress(target) === opened);
  return [found.pages, ...answers].find(({hits}) => hits.some(isOpened))?.terms;
}
