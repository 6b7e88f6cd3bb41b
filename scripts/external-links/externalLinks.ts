import {LinkChecker, LinkState, type LinkResult} from 'linkinator';

/** Requests at once, of all hosts: nobody's server shall notice. */
const AT_ONCE = 4;

interface ExternalLink {
  url: string;
  /** Status of the answer; absent where none came. */
  status?: number;
  /** Pages that have the link, relative to the build folder, sorted. */
  pages: string[];
}

export interface ExternalLinks {
  /** How many addresses were asked. */
  checked: number;
  /** Those that did not answer as they should, sorted. */
  broken: ExternalLink[];
}

/**
 * Asks for every address outside a built site that its pages link, each once.
 * @param buildDir folder of the built site
 * @param siteUrl origin of the site, whose own addresses are not asked for
 * @param timeout milliseconds to wait for an answer
 */
export async function externalLinks(
  buildDir: string,
  siteUrl: string,
  timeout: number,
): Promise<ExternalLinks> {
  const own = new URL(siteUrl).origin;
  const checker = new LinkChecker();
  // The checker serves the pages itself, at an address of its own.
  let origin: string | undefined;
  checker.on('pagestart', (page) => (origin ??= new URL(page).origin));
  const {links} = await checker.check({
    path: '**/*.html',
    serverRoot: buildDir,
    concurrency: AT_ONCE,
    timeout,
    retry: true,
    linksToSkip: (link) => {
      const target = new URL(link).origin;
      // Pages themselves are links, too, of which the first comes before its start.
      return Promise.resolve(origin !== undefined && (target === origin || target === own));
    },
  });
  // It reports the pages themselves by their path.
  const asked = links.filter(({url, state}) => state !== LinkState.SKIPPED && URL.canParse(url));
  const pagesOf = (found: string) =>
    links.flatMap(({url, parent}) => (url === found && parent !== undefined ? [parent] : []));
  const toLink = ({url, status}: LinkResult): ExternalLink => ({
    url,
    ...(status && {status}),
    pages: [...new Set(pagesOf(url))].sort(),
  });
  const broken = asked.filter(({state}) => state === LinkState.BROKEN).map(toLink);
  const byUrl = new Map(broken.map((link) => [link.url, link]));
  return {
    checked: new Set(asked.map(({url}) => url)).size,
    broken: [...byUrl.values()].sort((one, other) => (one.url < other.url ? -1 : 1)),
  };
}
