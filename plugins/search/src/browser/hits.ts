import type {Answer, SearchHit} from './Answer';
import type {Found} from './session';
import {pageAddress} from './target/pageAddress';

const HOST = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

export const leavesSite = (url: string): boolean => HOST.test(url);

export function hitAddress({url, hash}: Pick<SearchHit, 'url' | 'hash'>): string {
  return hash === '' ? url : `${url}#${hash}`;
}

export interface HitGroup {
  url: string;
  title: string;
  breadcrumbs: string[];
  context: string | undefined;
  hits: SearchHit[];
}

/** Groups hits by page. A group's position is that of its best hit. */
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

/** Returns the documents found by name, without hits that are also among the pages. */
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

export const countsOf = (found: Found): Record<string, number> => ({
  ...found.pages.counts,
  ...Object.fromEntries(namesIn(found).map(({context, answer}) => [context, answer.total])),
});

export function termsOfHit(found: Found, address: string): string[] | undefined {
  const opened = pageAddress(address);
  const groups = [...(found.names === 'pending' ? [] : found.names), ...found.sites];
  const answers = groups.flatMap(({answer}) => (answer === 'failed' ? [] : [answer]));
  const isOpened = (hit: SearchHit): boolean =>
    [hitAddress(hit), hit.url].some((target) => pageAddress(target) === opened);
  return [found.pages, ...answers].find(({hits}) => hits.some(isOpened))?.terms;
}
