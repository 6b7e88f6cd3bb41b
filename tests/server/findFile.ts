import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** Response of a static host: a file, or a redirect that adds a trailing slash. */
export type FileAnswer = {file: string; status: 200 | 404} | {redirect: true};

export interface FindRules {
  /** Whether `x.html` is sent for the path `x`. */
  cleanUrls: boolean;
  /** Whether to send `404.html` with status 404 if nothing else is found. */
  notFoundPage: boolean;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function findAt(dir: string, relative: string, cleanUrls: boolean): FileAnswer | undefined {
  const safe = path.normalize(relative).replace(/^([.][.][/\\])+/, '');
  const target = path.join(dir, safe);
  if (relative === '' || relative.endsWith('/')) {
    const index = path.join(target, 'index.html');
    if (isFile(index)) return {file: index, status: 200};
  } else {
    if (isFile(target)) return {file: target, status: 200};
    if (cleanUrls && isFile(`${target}.html`)) return {file: `${target}.html`, status: 200};
    if (isFile(path.join(target, 'index.html'))) return {redirect: true};
  }
  return undefined;
}

/**
 * Finds the file or the redirect that a static host sends.
 *
 * @param relative decoded path below the base of the site, without a leading slash
 */
export function findFile(
  dir: string,
  relative: string,
  {cleanUrls, notFoundPage}: FindRules,
): FileAnswer | undefined {
  const found = findAt(dir, relative, cleanUrls);
  if (found) return found;
  const notFound = path.join(dir, '404.html');
  return notFoundPage && isFile(notFound) ? {file: notFound, status: 404} : undefined;
}
