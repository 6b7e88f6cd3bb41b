/** Number of builds whose files stay cached: the current one and the previous one. */
const KEPT_BUILDS = 2;

/** Whether the browser's caches work. They may not, because of a damaged profile or a policy. */
export async function isCacheUsable(): Promise<boolean> {
  try {
    await caches.match(self.location.href);
    return true;
  } catch {
    return false;
  }
}

/** Returns the names of the site's caches, one per build, the oldest first. */
async function cachesOf(prefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

export async function removeOldCaches(prefix: string): Promise<void> {
  for (const name of (await cachesOf(prefix)).slice(0, -KEPT_BUILDS)) await caches.delete(name);
}

/** Returns the addresses and titles of cached pages, sorted by title. Titles are HTML. */
export async function listPages(prefix: string): Promise<[address: string, title: string][]> {
  const pages = new Map<string, string>();
  for (const name of await cachesOf(prefix)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      // Only pages have addresses that end with a slash.
      if (!request.url.endsWith('/')) continue;
      const html = (await (await cache.match(request))?.text()) ?? '';
      const title = /<title[^>]*>([^<]+)</.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
      pages.set(request.url, title ?? request.url);
    }
  }
  return [...pages].sort(([, one], [, other]) => one.localeCompare(other, 'en'));
}
