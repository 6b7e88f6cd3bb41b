import {isAllowed} from '../policy/isAllowed';
import type {Directive, Directives} from '../policy/directives';
import type {PageScan} from './PageScan';

export interface Refusal {
  directive: Directive;
  /** Source that would allow it: an origin, a scheme, or `'self'`. */
  source: string;
}

/** Address of pages without a canonical address. Hosts use `https:`. */
const UNKNOWN_PAGE = 'https://self.invalid';

export function pageUrl(canonical: string | undefined): URL {
  return new URL(canonical !== undefined && URL.canParse(canonical) ? canonical : UNKNOWN_PAGE);
}

export function sourceOf(address: string, url: URL, isOwn: boolean): string {
  if (isOwn) return "'self'";
  // The origin of `blob:` is the page, but policies need the scheme.
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol;
  // Without a scheme, a source allows the scheme of the page, as the address does.
  return /^[\\/]{2}/.test(address) ? url.host : url.origin;
}

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
