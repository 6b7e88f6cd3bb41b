import {useEffect, useRef} from 'react';
import type {SearchResults} from '../worker/searchAnswer';
import {readSearchAddress, searchAddress} from './searchAddress';
import type {useSearchPage} from './useSearchPage';

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

/** The result that a click or Enter follows. */
function followedResult({target}: Event): string | undefined {
  const link = target instanceof Element ? target.closest('article a') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Puts the focus on the result whose page the reader came back from. */
function focusResult(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('article a');
  const followed = Array.from(links).find((link) => link.getAttribute('href') === address);
  followed?.focus({preventScroll: true});
}

/** What an address says, in one way of writing it. */
const meaningOf = (address: Parameters<typeof searchAddress>[1]): string =>
  searchAddress('', address);

/** Remembers the page when the reader leaves it, and puts scroll position and focus back on return. */
export function useSearchPageMemory(
  {address, state, limit}: Pick<ReturnType<typeof useSearchPage>, 'address' | 'state' | 'limit'>,
  remembered: RememberedPage | undefined,
): void {
  const latest = useRef({address, state, limit});
  useEffect(() => {
    latest.current = {address, state, limit};
  }, [address, state, limit]);

  useEffect(() => {
    if (!remembered) return undefined;
    // After the theme's own jump to the top.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, remembered.scroll);
      if (remembered.followed !== undefined) focusResult(remembered.followed);
    });
    return () => cancelAnimationFrame(frame);
  }, [remembered]);

  useEffect(() => {
    let page: (Pick<RememberedPage, 'scroll' | 'followed'> & {search: string}) | undefined;
    const {pathname} = window.location;
    const note = (event: Event) => {
      // The address changes before the next page is shown, while this one may still scroll.
      if (window.location.pathname !== pathname) return;
      page = {
        search: window.location.search,
        scroll: window.scrollY,
        followed: event.type === 'click' ? followedResult(event) : page?.followed,
      };
    };
    // Noted on every click and scroll: once the next page is shown it is too late.
    const options = {capture: true, passive: true};
    const events = ['click', 'keydown', 'scroll'] as const;
    events.forEach((event) => document.addEventListener(event, note, options));
    return () => {
      events.forEach((event) => document.removeEventListener(event, note, options));
      const {address: shown, state: results, ...asked} = latest.current;
      if (results.kind !== 'results' || page === undefined) return;
      const {search, ...left} = page;
      // The address that was noted last may be that before a letter, whose results are shown by now.
      if (meaningOf(readSearchAddress(search)) !== meaningOf(shown)) return;
      rememberSearchPage(pathname + search, {results, ...asked, ...left});
    };
  }, []);
}
