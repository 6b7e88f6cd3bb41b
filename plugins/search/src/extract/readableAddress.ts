/** An address as it is read, for a page without a title: `/größe 2.html` for `/gr%C3%B6%C3%9Fe%202.html`. */
export function readableAddress(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // Nobody has encoded it: it is readable as it is.
    return url;
  }
}
