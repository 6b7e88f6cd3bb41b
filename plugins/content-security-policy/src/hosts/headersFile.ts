import {headerEntries, IMMUTABLE, type SecurityHeaders} from './SecurityHeaders';

function rule(path: string, headers: [string, string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Both already let browsers ask for
 * pages each time, so only what never changes gets a cache header.
 * @param prefixes what the paths of files that never change begin with
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(
  base: string,
  security: SecurityHeaders,
  prefixes: readonly string[],
): string {
  const immutable: [string, string][] = [['Cache-Control', IMMUTABLE]];
  return [
    rule(`${base}*`, headerEntries(security)),
    ...prefixes.map((prefix) => rule(`${base}${prefix}*`, immutable)),
    '',
  ].join('\n');
}
