import {createMatcher} from '@docusaurus/utils';

/**
 * Tells which pages the option `exclude` leaves out.
 * @param globs of paths without the base URL, as readers see them
 */
export function excludedPages(
  globs: readonly string[],
  baseUrl: string,
): (path: string) => boolean {
  const isMatch = createMatcher([...globs]);
  return (path) => isMatch(decodeURI(`/${path.slice(baseUrl.length)}`).replace(/(?<=.)\/$/, ''));
}
