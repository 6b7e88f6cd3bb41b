import {headerEntries, IMMUTABLE, type SecurityHeaders} from './SecurityHeaders';

function rule(path: string, headers: [string, string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * Text of `_headers` for Netlify and Cloudflare Pages. Both make browsers revalidate pages by
 * default, so only immutable files get a cache header.
 * @see https://docs.netlify.com/manage/routing/headers
 * @see https://developers.cloudflare.com/pages/configuration/headers
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
