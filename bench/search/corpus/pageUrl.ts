/**
 * The one spelling of a page's address by which hits of all engines are compared:
 * no origin, no hash, `/` in front, neither `.html` nor a trailing `index` or `/`.
 */
export function pageUrl(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
  const bare = decodeURI(path)
    .replace(/\.html?$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/^\/+|\/+$/g, '');
  return `/${bare}`;
}
