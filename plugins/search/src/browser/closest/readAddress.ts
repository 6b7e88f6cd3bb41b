const LONGEST = 200;

export interface Address {
  name: string[];
  rest: string[];
  folders: string[];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The path has a percent sign that is not an escape.
    return path;
  }
}

export function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

export function segmentsOf(pathname: string, baseUrl: string): string[] {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return decoded(path.slice(0, LONGEST))
    .replace(/(?:^|\/)index(?:\.html?)?$|\.(?:html?|mdx?|php|aspx?)$/, '')
    .split('/')
    .filter(Boolean);
}

/**
 * Parses a missing address: `/docs/guides/camra-zoom` has the name "camra zoom" and the folders `docs` and `guides`.
 *
 * @param baseUrl base URL of the site
 * @param paths paths of the site's pages
 */
export function readAddress(pathname: string, baseUrl: string, paths: readonly string[]): Address {
  const segments = segmentsOf(pathname, baseUrl);
  const pages = paths.map((path) => segmentsOf(path, baseUrl));
  const isFolder = (count: number): boolean =>
    pages.some(
      (page) =>
        page.length > count && segments.slice(0, count).every((one, place) => one === page[place]),
    );
  const last = segments.slice(0, -1);
  const depth = last.filter((_, place) => isFolder(place + 1)).length;
  return {
    name: wordsOf(segments.at(-1) ?? ''),
    rest: last.slice(depth).flatMap(wordsOf),
    folders: last.slice(0, depth),
  };
}
