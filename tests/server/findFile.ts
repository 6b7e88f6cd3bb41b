import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** What a static host answers with: a file, or the way to a folder with a slash at the end. */
export type FileAnswer = {file: string; status: 200 | 404} | {redirect: true};

export interface FindRules {
  /** Find `x.html` for `x`. */
  cleanUrls: boolean;
  /** Find `404.html`, with that status, where there is nothing else. */
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
 * Finds the file a static host answers with, or the place it redirects to.
 * @param relative path below the base of the site, decoded, without a slash at its start
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
