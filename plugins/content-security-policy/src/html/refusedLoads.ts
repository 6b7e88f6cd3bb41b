import {isAllowed} from '../policy/isAllowed';
import type {Directive, Directives} from '../policy/directives';
import type {PageScan} from './PageScan';

/** Something that a page loads and the policy refuses. */
export interface Refusal {
  directive: Directive;
  /** The source that would allow it: an origin, a scheme, or `'self'`. */
  source: string;
}

/** Where a file comes from: the site itself, or its address; nothing where the text is not an address. */
function originOf(address: string, canonical: string | undefined): URL | 'self' | undefined {
  const page =
    canonical !== undefined && URL.canParse(canonical) ? canonical : 'https://self.invalid';
  if (!URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  return url.protocol !== 'blob:' && url.origin === new URL(page).origin ? 'self' : url;
}

function sourceOf(address: URL | 'self'): string {
  if (address === 'self') return "'self'";
  // The origin of `blob:` is that of the page that made it; the policy asks for the scheme.
  return /^(https?|wss?):$/.test(address.protocol) ? address.origin : address.protocol;
}

/** What the policy keeps a page from loading and its forms from sending, as far as its HTML tells. */
export function refusedLoads({loads, canonical}: PageScan, directives: Directives): Refusal[] {
  return loads.flatMap(({directive, address}) => {
    const origin = originOf(address, canonical);
    if (origin === undefined || isAllowed(directives[directive] ?? [], origin)) return [];
    return [{directive, source: sourceOf(origin)}];
  });
}
