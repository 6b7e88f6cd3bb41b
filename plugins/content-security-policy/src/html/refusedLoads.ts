import {isAllowed} from '../policy/isAllowed';
import type {Directive, Directives} from '../policy/directives';
import type {PageScan} from './PageScan';

export interface Refusal {
  directive: Directive;
  /** Source that would allow it: an origin, a scheme, or `'self'`. */
  source: string;
}

/** Address that is assumed for pages without a canonical address. It uses `https:`, as hosts do. */
const UNKNOWN_PAGE = 'https://self.invalid';

export function pageUrl(canonical: string | undefined): URL {
  return new URL(canonical !== undefined && URL.canParse(canonical) ? canonical : UNKNOWN_PAGE);
}

export function sourceOf(address: string, url: URL, isOwn: boolean): string {
  if (isOwn) return "'self'";
  // A `blob:` address has the origin of the page, but a policy only allows it by its scheme.
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol;
  // An address without a scheme uses the scheme of the page. A source without a scheme allows that scheme.
  return /^[\\/]{2}/.test(address) ? url.host : url.origin;
}

export function refusedLoads({loads, canonical}: PageScan, directives: Directives): Refusal[] {
  const page = pageUrl(canonical);
  return loads.flatMap(({directive, address}) => {
    // Browsers load nothing for an invalid address.
    if (!URL.canParse(address, page.href)) return [];
    const url = new URL(address, page.href);
    const isOwn = url.protocol !== 'blob:' && url.origin === page.origin;
    if (isAllowed(directives[directive] ?? [], url, isOwn)) return [];
    return [{directive, source: sourceOf(address, url, isOwn)}];
  });
}
