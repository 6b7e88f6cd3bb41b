import {LinkChecker, LinkState} from 'linkinator';

/**
 * Follows every link and every anchor from a page on, as far as they stay on the site.
 * @param start address of a page
 * @returns what was checked, and one line for each broken link: its address, status and page
 */
export async function brokenLinks(start: string): Promise<{checked: number; broken: string[]}> {
  const {origin} = new URL(start);
  const result = await new LinkChecker().check({
    path: start,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    concurrency: 20,
    // The canonical address of the site is that of its production host.
    linksToSkip: (link) => Promise.resolve(new URL(link).origin !== origin),
  });
  const followed = result.links.filter(({state}) => state !== LinkState.SKIPPED);
  const lines = followed
    .filter(({state}) => state === LinkState.BROKEN)
    .map(
      ({url, status, parent}) =>
        `${url} (${status ?? 'no answer'}) on ${parent ?? 'the start page'}`,
    );
  return {checked: followed.length, broken: [...new Set(lines)]};
}
