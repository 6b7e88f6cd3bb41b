import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** What a host answers to a request. */
export interface Answer {
  status: number;
  contentType: string | null;
  body: string;
}

/** Asks a host for a path. */
export type Host = (pathname: string) => Promise<Answer>;

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const NOT_FOUND: Answer = {status: 404, contentType: null, body: ''};

/**
 * Answers as a static host would that serves a folder under a base path.
 * @param dir build folder
 * @param base begins and ends with a slash
 */
export function folderHost(dir: string, base: string): Host {
  return async (pathname) => {
    if (!pathname.startsWith(base)) return NOT_FOUND;
    const relative = decodeURIComponent(pathname.slice(base.length));
    const file = path.join(
      dir,
      relative,
      relative === '' || relative.endsWith('/') ? 'index.html' : '',
    );
    if (!existsSync(file) || !statSync(file).isFile()) return NOT_FOUND;
    return {
      status: 200,
      contentType: TYPES[path.extname(file)] ?? 'application/octet-stream',
      body: await readFile(file, 'utf8'),
    };
  };
}

/** Asks a real host over the network, following redirects, giving up after 30 seconds. */
export function networkHost(origin: string): Host {
  return async (pathname) => {
    const response = await fetch(origin + pathname, {signal: AbortSignal.timeout(30_000)});
    return {
      status: response.status,
      contentType: response.headers.get('content-type'),
      body: await response.text(),
    };
  };
}
