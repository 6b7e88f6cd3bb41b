/** What the event of the document carries, for a site's own analytics. Nothing is sent anywhere. */
export type SearchEventDetail =
  | {type: 'results'; query: string; count: number}
  | {type: 'hit'; query: string; url: string; position: number};

/** Name of the event on `document`; browsers have a `search` of their own, sent by search fields. */
export const SEARCH_EVENT = 'docusaurus-search';

/** Tells the page's own scripts of a search or of a chosen hit. */
export function announceSearch(detail: SearchEventDetail): void {
  document.dispatchEvent(new CustomEvent<SearchEventDetail>(SEARCH_EVENT, {detail}));
}
