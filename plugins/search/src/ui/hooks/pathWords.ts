/** Characters of a path that are read: a page that was meant has a shorter one. */
const LONGEST = 200;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that encodes nothing.
    return path;
  }
}

/**
 * The words of a path, as they may be searched for: `/docs/guides/camra-zoom.html` → `docs guides camra zoom`.
 * @param baseUrl what all paths of the site begin with
 */
export function pathWords(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return decoded(path.slice(0, LONGEST))
    .replace(/\/index(?:\.html?)?$|\.html?$/, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join(' ');
}
