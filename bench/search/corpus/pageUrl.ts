/**
 * Normalizes the address of a page, so that hits of different engines can be compared. The result has a leading `/`,
 * but no origin, hash, `.html`, trailing `index` or trailing `/`.
 */
export function pageUrl(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
  const bare = decodeURI(path)
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/^\/+|\/+$/g, '');
  return `/${bare}`;
}
