import picomatch from 'picomatch';

/** Sources of regular expressions for the routes an announcement shows on. */
export interface RoutePatterns {
  routes: string[];
  excluded: string[];
}

function toPattern(glob: string): string {
  // The browser sees percent-encoded paths.
  const encoded = glob.replace(/[^!-~]/g, encodeURIComponent);
  const trimmed = encoded.length > 1 ? encoded.replace(/\/$/, '') : encoded;
  return picomatch.makeRe(trimmed, {dot: true}).source;
}

/**
 * Translates globs. Those that begin with `!` exclude; with nothing else named, the rest is included.
 * @param globs for example `/`, `/docs/**` (`/docs` itself and all below), `!/docs/old/**`
 */
export function routePatterns(globs: string[]): RoutePatterns {
  const included = globs.filter((glob) => !glob.startsWith('!'));
  const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return {
    routes: included.length > 0 ? included.map(toPattern) : ['^'],
    excluded: excluded.map(toPattern),
  };
}

/** The globs that fit none of the site's routes: most likely spelled wrong. */
export function unmatchedGlobs(globs: string[], routes: string[]): string[] {
  return globs.filter((glob) => {
    const pattern = new RegExp(toPattern(glob.replace(/^!/, '')));
    return !routes.some((route) => pattern.test(route));
  });
}
