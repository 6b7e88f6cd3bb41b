import {LinkChecker, LinkState} from 'linkinator';

/**
 * Checks every link and every anchor of pages, and of the pages they link to within the site.
 *
 * @param pages addresses with the same origin
 * @returns number of checked links, and one line for each broken link: its address, status and page
 */
export async function brokenLinks(
  ...pages: [string, ...string[]]
): Promise<{checked: number; broken: string[]}> {
  const {origin} = new URL(pages[0]);
  const result = await new LinkChecker().check({
    path: pages,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    // Without this, the checker would treat `/page` as a folder and request `/page/`.
    cleanUrls: true,
    concurrency: 20,
    // Skips other origins, including the canonical addresses, which are on the production host.
    linksToSkip: (link) => Promise.resolve(new URL(link).origin !== origin),
  });
  const followed = result.links.filter(({state}) => state !== LinkState.SKIPPED);
  const lines = followed
    .filter(({state}) => state === LinkState.BROKEN)
    .map(
      ({url, status, parent}) =>
        `${url} (${status ?? 'no response'}) on ${parent ?? 'the start page'}`,
    );
  return {checked: followed.length, broken: [...new Set(lines)]};
}
