import picomatch from 'picomatch';

export interface RoutePatterns {
  routes: string[];
  excluded: string[];
}

/** Characters of glob syntax. In a glob, their percent-encoded forms are literal characters. */
const SYNTAX = /[\\*?[\]{}()!+@|]/g;

function decodeRun(encoded: string): string {
  try {
    return decodeURI(encoded).replace(SYNTAX, '\\$&');
  } catch (error) {
    // A percent sign that encodes nothing is literal.
    void error;
    return encoded;
  }
}

/** Decodes a glob repeatedly, as `routeOf` decodes routes, so that both can be compared. */
function decodeGlob(glob: string): string {
  const decoded = glob.replace(/(?:%[\da-f]{2})+/gi, decodeRun);
  return decoded === glob ? glob : decodeGlob(decoded);
}

function toPattern(glob: string): string {
  const decoded = decodeGlob(glob);
  const trimmed = decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded;
  return picomatch.makeRe(trimmed, {dot: true}).source;
}

/**
 * Translates globs to regular expressions. Globs that begin with `!` exclude routes. If all globs begin with `!`,
 * they include every other route.
 * @param globs for example `/`, `/docs/**` (`/docs` itself and everything below it), `!/docs/old/**`; percent-encoded
 * or not
 */
export function routePatterns(globs: string[]): RoutePatterns {
  const included = globs.filter((glob) => !glob.startsWith('!'));
  const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return {
    routes: included.length > 0 ? included.map(toPattern) : ['^'],
    excluded: excluded.map(toPattern),
  };
}

export function unmatchedGlobs(globs: string[], routes: string[]): string[] {
  return globs.filter((glob) => {
    const pattern = new RegExp(toPattern(glob.replace(/^!/, '')));
    return !routes.some((route) => pattern.test(route));
  });
}
