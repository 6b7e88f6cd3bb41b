import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** What a host answers to a request. */
export interface Answer {
  /** Absolute address that answered in the end, after all redirects. */
  address: string;
  status: number;
  contentType: string | null;
  body: string;
}

/** Asks for an absolute address. */
export type Host = (address: string) => Promise<Answer>;

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const NOT_FOUND = {status: 404, contentType: null, body: ''};

/** The file below a folder that a path leads to, with `index.html` for folders. */
function fileAt(dir: string, encoded: string): string | undefined {
  let relative: string;
  try {
    relative = decodeURIComponent(encoded);
  } catch {
    // Hosts, too, have no file at a path that cannot be decoded.
    return undefined;
  }
  const isFolder = relative === '' || relative.endsWith('/');
  const file = path.join(dir, relative, isFolder ? 'index.html' : '');
  const isInside = !path.relative(dir, file).startsWith('..');
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/**
 * Answers as a static host would that serves a folder under a base path, whatever its origin.
 * @param dir build folder
 * @param base begins and ends with a slash
 */
export function folderHost(dir: string, base: string): Host {
  return async (address) => {
    const {pathname} = new URL(address);
    if (!pathname.startsWith(base)) return {address, ...NOT_FOUND};
    const file = fileAt(dir, pathname.slice(base.length));
    if (file === undefined) return {address, ...NOT_FOUND};
    return {
      address,
      status: 200,
      contentType: TYPES[path.extname(file)] ?? 'application/octet-stream',
      body: await readFile(file, 'utf8'),
    };
  };
}

/** Asks real hosts over the network, following redirects, giving up after 30 seconds. */
export const networkHost: Host = async (address) => {
  const response = await fetch(address, {signal: AbortSignal.timeout(30_000)});
  return {
    address: response.url,
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: await response.text(),
  };
};
