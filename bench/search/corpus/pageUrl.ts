/**
 * Normalizes a page's address, so that hits of all engines can be compared: no origin, no hash, a leading
 * `/`, neither `.html` nor a trailing `index` or `/`.
 */
export function pageUrl(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
  const bare = decodeURI(path)
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/^\/+|\/+$/g, '');
  return `/${bare}`;
}
