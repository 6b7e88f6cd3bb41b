import {Parser} from 'htmlparser2';

/** Stands for the host, which the build does not know. */
const ORIGIN = 'https://site.invalid';
/** One address of a `srcset`, and the size behind it. */
const CANDIDATE = /(\S*[^\s,])(?:\s+[^,]*)?(?:,\s*|$)/g;

/** The file that an address names; nothing where it is of another site or is no text, as `/50%`. */
function fileAt(address: string, base: string): string[] {
  if (!address.startsWith(base) || !URL.canParse(address, ORIGIN)) return [];
  const {origin, pathname} = new URL(address, ORIGIN);
  if (origin !== ORIGIN || !pathname.startsWith(base)) return [];
  try {
    return [decodeURIComponent(pathname.slice(base.length))];
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}

/**
 * Files of the site that the elements of a page name by their address from the root.
 * @param base base URL of the site, with slashes at both ends
 */
export function linkedFiles(html: string, base: string): string[] {
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag(_name, {src, href, poster, srcset, imagesrcset}) {
      for (const address of [src, href, poster]) if (address) addresses.push(address);
      for (const candidates of [srcset, imagesrcset])
        for (const [, address] of (candidates ?? '').matchAll(CANDIDATE))
          if (address) addresses.push(address);
    },
  });
  parser.end(html);
  return addresses.flatMap((address) => fileAt(address, base));
}
