import {DOCUTILS_MARK, GITHUB_MARK} from './layout';

/**
 * The ways in which documentation tools make a fragment of a heading. A text block names the way
 * instead of the fragment, where one of them gives it.
 */
const WAYS = new Map<string, (heading: string) => string>([
  // As github-slugger, which Docusaurus uses.
  [
    GITHUB_MARK,
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
        .replace(/\s/g, '-'),
  ],
  // As Docutils, which Sphinx uses.
  [
    DOCUTILS_MARK,
    (heading) =>
      heading
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
  ],
]);

/** A fragment as it stands in a text block: the fragment itself, or the mark of how it is made. */
export function encodeHash(hash: string, heading: string): string {
  if (hash === '') return hash;
  return Array.from(WAYS).find(([, make]) => make(heading) === hash)?.[0] ?? hash;
}

/** The fragment that `encodeHash` wrote. */
export const decodeHash = (encoded: string, heading: string): string =>
  WAYS.get(encoded)?.(heading) ?? encoded;
