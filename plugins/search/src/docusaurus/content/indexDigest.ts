import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchedSite} from './SearchedSite';

export const DIGEST_FILE = 'index-digest.json';

const DIGITS = 8;

/**
 * Digest of everything that determines the indexes and is not part of the pages' scripts: options, documents
 * and this package.
 *
 * @param packageDir folder of this package
 */
export function indexDigest(
  {options, locale, division: {documents}}: SearchedSite,
  packageDir: string,
): string {
  const {version} = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return createHash('sha256')
    .update(JSON.stringify([version, locale, options, documents]))
    .digest('hex')
    .slice(0, DIGITS);
}
