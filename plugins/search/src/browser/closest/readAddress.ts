/** Maximum number of characters that are read; paths of pages are shorter. */
const LONGEST = 200;

/** Parts of an address without a page. */
export interface Address {
  /** Words of its last segment: the topic of the page. */
  name: string[];
  /** Words of the other segments that are not folders of the site. */
  rest: string[];
  /** Folders of the site that it begins with. */
  folders: string[];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A percent sign that is not an escape.
    return path;
  }
}

/** Words of a text in lower case: `TileMap` and `tile-map` → `tile`, `map`. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/** Segments of a path: `/docs/guides/camera.html` → `docs`, `guides`, `camera`. */
export function segmentsOf(pathname: string, baseUrl: string): string[] {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return decoded(path.slice(0, LONGEST))
    .replace(/(?:^|\/)index(?:\.html?)?$|\.(?:html?|mdx?|php|aspx?)$/, '')
    .split('/')
    .filter(Boolean);
}

/**
 * Reads an address without a page: `/docs/guides/camra-zoom` names "camra zoom", in the folders
 * `docs` and `guides`.
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
