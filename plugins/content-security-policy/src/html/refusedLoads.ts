import {isAllowed} from '../policy/isAllowed';
import type {Directive, Directives} from '../policy/directives';
import type {PageScan} from './PageScan';

/** Something that a page loads and the policy refuses. */
export interface Refusal {
  directive: Directive;
  /** The source that would allow it: an origin, a scheme, or `'self'`. */
  source: string;
}

/** Stands in for the page's own address where it does not say it; hosts are served by `https:`. */
const UNKNOWN_PAGE = 'https://self.invalid';

/** Address of a page, or a made-up one if the page does not name its own. */
export function pageUrl(canonical: string | undefined): URL {
  return new URL(canonical !== undefined && URL.canParse(canonical) ? canonical : UNKNOWN_PAGE);
}

/**
 * The source that would allow an address.
 * @param address as it is written in the page
 */
export function sourceOf(address: string, url: URL, isOwn: boolean): string {
  if (isOwn) return "'self'";
  // The origin of `blob:` is that of the page that made it; the policy asks for the scheme.
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol;
  // Without a scheme, a source allows the scheme of the page, as the address does.
  return /^[\\/]{2}/.test(address) ? url.host : url.origin;
}

/** What the policy keeps a page from loading and its forms from sending, as far as its HTML tells. */
export function refusedLoads({loads, canonical}: PageScan, directives: Directives): Refusal[] {
  const page = pageUrl(canonical);
  return loads.flatMap(({directive, address}) => {
    // Text that is not an address loads nothing.
    if (!URL.canParse(address, page.href)) return [];
    const url = new URL(address, page.href);
    const isOwn = url.protocol !== 'blob:' && url.origin === page.origin;
    if (isAllowed(directives[directive] ?? [], url, isOwn)) return [];
    return [{directive, source: sourceOf(address, url, isOwn)}];
  });
}
