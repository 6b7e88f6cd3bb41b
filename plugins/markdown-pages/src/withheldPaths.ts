/** Decodes a route. It may contain a percent sign that encodes nothing. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}

/** A page's path in the form that globs match: decoded, without base URL, `.html` and trailing slash. */
export function pathInSite(pathname: string, baseUrl: string): string {
  const page = decoded(pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return `/${page.slice(baseUrl.length)}`;
}

export function isWithheld(
  pathname: string,
  {baseUrl, patterns}: {baseUrl: string; patterns: readonly string[]},
): boolean {
  const path = pathInSite(pathname, baseUrl);
  return patterns.some((pattern) => new RegExp(pattern).test(path));
}
