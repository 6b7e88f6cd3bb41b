import type {ImmutablePaths} from './immutableFiles';
import {headerEntries, IMMUTABLE, type SecurityHeaders} from './SecurityHeaders';

function rule(path: string, headers: [string, string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. Both already let browsers ask for
 * pages each time, so only what never changes gets a cache header.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(
  base: string,
  security: SecurityHeaders,
  paths: ImmutablePaths,
): string {
  const immutable: [string, string][] = [['Cache-Control', IMMUTABLE]];
  return [
    rule(`${base}*`, headerEntries(security)),
    ...paths.folders.map((folder) => rule(`${base}${folder}*`, immutable)),
    ...paths.files.map((file) => rule(base + file, immutable)),
    '',
  ].join('\n');
}
