import type {SearchResults} from '../../worker/searchAnswer';

/** What the search page showed under an address when the reader left it. */
export interface RememberedPage {
  results: SearchResults & {query: string};
  limit: number;
  /** Scroll position, in pixels. */
  scroll: number;
  /** Address of the link by which the reader left, where it is one of the results. */
  followed: string | undefined;
}

const pages = new Map<string, RememberedPage>();

/** Keeps the page for when the reader comes back. */
export function rememberSearchPage(address: string, page: RememberedPage): void {
  pages.set(address, page);
}

/** The page as the reader left it, or undefined for an address that was not shown before. */
export function recallSearchPage(address: string): RememberedPage | undefined {
  return pages.get(address);
}
