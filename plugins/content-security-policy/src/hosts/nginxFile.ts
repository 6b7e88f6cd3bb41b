import {headerEntries, IMMUTABLE, REVALIDATE, type SecurityHeaders} from './SecurityHeaders';

function location(match: string, headers: [string, string][], files: string): string {
  const lines = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return [`location ${match} {`, ...lines, `  try_files ${files};`, '}'].join('\n');
}

/**
 * Locations for a `server` block of nginx whose `root` holds the site below its base URL. Every
 * location repeats all headers, because nginx inherits none into a block that adds its own.
 * @param prefixes what the paths of files that never change begin with
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxFile(
  base: string,
  security: SecurityHeaders,
  prefixes: readonly string[],
): string {
  const headers = headerEntries(security);
  const kept: [string, string][] = [...headers, ['Cache-Control', IMMUTABLE]];
  const current: [string, string][] = [...headers, ['Cache-Control', REVALIDATE]];
  return [
    '# Include this in a server block. Its root must hold the site below the base URL of the site.',
    'index index.html;',
    'charset utf-8;',
    `error_page 404 ${base}404.html;`,
    location(base, current, '$uri $uri.html $uri/index.html =404'),
    ...prefixes.map((prefix) => location(`^~ ${base}${prefix}`, kept, '$uri =404')),
    '',
  ].join('\n');
}
