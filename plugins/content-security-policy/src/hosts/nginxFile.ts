import {escapeRegExp} from '@screwbox/shared/text/escapeRegExp';
import {headerEntries, IMMUTABLE, REVALIDATE, type SecurityHeaders} from './SecurityHeaders';

const TYPES: readonly (readonly [end: string, type: string])[] = [
  ['.md', 'text/markdown'],
  ['.mjs', 'text/javascript'],
  ['.xsl', 'text/xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['/feed.json', 'application/feed+json'],
];

/** Types with a charset: all text. nginx's default lacks JSON, CSS and Atom. */
const CHARSET_TYPES = [
  ...new Set(TYPES.map(([, type]) => type)),
  'text/plain',
  'text/css',
  'application/javascript',
  'application/json',
  'application/atom+xml',
  'application/rss+xml',
];

function location(
  match: string,
  headers: [string, string][],
  files: string,
  type?: string,
): string {
  return [
    `location ${match} {`,
    // An empty table of types makes nginx use the default type for every file.
    ...(type === undefined ? [] : ['  types {}', `  default_type ${type};`]),
    ...headers.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    `  try_files ${files};`,
    '}',
  ].join('\n');
}

/**
 * Locations for a `server` block of nginx whose `root` contains the site below its base URL. Every
 * location repeats all headers, because nginx does not inherit them into a block that adds its own.
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
    '# Files of unknown types are text, such as source code. Hosts would offer them as downloads.',
    'default_type text/plain;',
    'charset utf-8;',
    `charset_types ${CHARSET_TYPES.join(' ')};`,
    `error_page 404 ${base}404.html;`,
    location(base, current, '$uri $uri.html $uri/index.html =404'),
    ...TYPES.map(([end, type]) =>
      location(
        `~ "^${escapeRegExp(base.slice(0, -1))}.*${escapeRegExp(end)}$"`,
        current,
        '$uri =404',
        type,
      ),
    ),
    ...prefixes.map((prefix) => location(`^~ ${base}${prefix}`, kept, '$uri =404')),
    '',
  ].join('\n');
}
