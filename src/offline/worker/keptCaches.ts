/** Number of builds whose files are kept: this one and the one before. */
const KEPT_BUILDS = 2;

/** Whether caches work. A damaged profile or a policy may prevent it. */
export async function isCacheUsable(name: string): Promise<boolean> {
  try {
    await (await caches.open(name)).match(self.location.href);
    return true;
  } catch {
    return false;
  }
}

/** Names of the site's caches, one for each build, oldest first. */
async function cachesOf(prefix: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** Removes the caches of older builds. */
export async function removeOldCaches(prefix: string): Promise<void> {
  for (const name of (await cachesOf(prefix)).slice(0, -KEPT_BUILDS)) await caches.delete(name);
}

/** Returns addresses and titles (as HTML) of cached pages, sorted by title. */
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
