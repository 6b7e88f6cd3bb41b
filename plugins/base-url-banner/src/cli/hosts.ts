import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

export interface Answer {
  address: string;
  status: number;
  contentType: string | null;
  body: string;
}

export type Host = (address: string) => Promise<Answer>;

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const NOT_FOUND = {status: 404, contentType: null, body: ''};

function fileAt(dir: string, encoded: string): string | undefined {
  let relative: string;
  try {
    relative = decodeURIComponent(encoded);
  } catch {
    // Hosts also respond 404 to a path that cannot be decoded.
    return undefined;
  }
  const isFolder = relative === '' || relative.endsWith('/');
  const file = path.join(dir, relative, isFolder ? 'index.html' : '');
  const isInside = !path.relative(dir, file).startsWith('..');
  return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Serves a folder under a base path like a static host. The origin of a request is ignored. */
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

export const networkHost: Host = async (address) => {
  const response = await fetch(address, {signal: AbortSignal.timeout(30_000)});
  return {
    address: response.url,
    status: response.status,
    contentType: response.headers.get('content-type'),
    body: await response.text(),
  };
};
