import {LinkChecker, LinkState, type LinkResult} from 'linkinator';

/** Maximum number of concurrent requests to all hosts together, so that no server is overloaded. */
const AT_ONCE = 4;

interface ExternalLink {
  url: string;
  status?: number;
  pages: string[];
}

export interface ExternalLinks {
  checked: number;
  broken: ExternalLink[];
}

/**
 * Requests every address on other hosts to which the pages of a built site link, each once.
 * @param siteUrl origin of the site; links to it are not requested
 * @param timeout milliseconds to wait for a response
 */
export async function externalLinks(
  buildDir: string,
  siteUrl: string,
  timeout: number,
): Promise<ExternalLinks> {
  const own = new URL(siteUrl).origin;
  const checker = new LinkChecker();
  // The link checker serves the pages itself. Their origin is known once it reports the first page.
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
      // The link checker also reports the checked pages as links, the first one before `origin` is known.
      return Promise.resolve(origin !== undefined && (target === origin || target === own));
    },
  });
  // The link checker reports the pages themselves by path, so they are not valid URLs.
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
