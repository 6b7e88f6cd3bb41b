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

/** The source that would allow an address. */
function sourceOf(address: URL, isOwn: boolean): string {
  if (isOwn) return "'self'";
  // The origin of `blob:` is that of the page that made it; the policy asks for the scheme.
  return /^(https?|wss?):$/.test(address.protocol) ? address.origin : address.protocol;
}

/** What the policy keeps a page from loading and its forms from sending, as far as its HTML tells. */
export function refusedLoads({loads, canonical}: PageScan, directives: Directives): Refusal[] {
  const page =
    canonical !== undefined && URL.canParse(canonical) ? new URL(canonical) : new URL(UNKNOWN_PAGE);
  return loads.flatMap(({directive, address}) => {
    // Text that is not an address loads nothing.
    if (!URL.canParse(address, page.href)) return [];
    const url = new URL(address, page.href);
    const isOwn = url.protocol !== 'blob:' && url.origin === page.origin;
    if (isAllowed(directives[directive] ?? [], url, isOwn)) return [];
    return [{directive, source: sourceOf(url, isOwn)}];
  });
}
