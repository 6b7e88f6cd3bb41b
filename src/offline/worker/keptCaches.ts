import {cachePrefix} from '../SiteBuild';

/** Builds whose files are kept: this one, and the one that was read before a new one was deployed. */
const KEPT_BUILDS = 2;

/** The caches of a build. They are named after it, so that two builds never share one. */
export class KeptCaches {
  readonly pages: string;
  readonly files: string;
  readonly #prefix: string;

  /**
   * @param scope base URL of the site
   * @param digest of the build
   */
  constructor(scope: string, digest: string) {
    this.#prefix = cachePrefix(scope);
    this.pages = `${this.#prefix}${digest}:pages`;
    this.files = `${this.#prefix}${digest}:files`;
  }

  /** Removes what older builds have left. Browsers list caches in the order in which they were made. */
  async removeOld(): Promise<void> {
    await Promise.all([caches.open(this.pages), caches.open(this.files)]);
    const names = (await caches.keys()).filter((name) => name.startsWith(this.#prefix));
    const builds = [...new Set(names.map((name) => name.slice(0, name.lastIndexOf(':'))))];
    const old = builds.slice(0, -KEPT_BUILDS);
    await Promise.all(
      names.filter((name) => old.some((build) => name.startsWith(`${build}:`))).map(remove),
    );
  }

  /** Addresses and titles of the pages that can be read, as HTML, by title. */
  async listPages(): Promise<[address: string, title: string][]> {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(this.#prefix) && name.endsWith(':pages'),
    );
    const pages = new Map<string, string>();
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const html = (await (await cache.match(request))?.text()) ?? '';
        const title = /<title[^>]*>([^<]+)</.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
        pages.set(request.url, title ?? request.url);
      }
    }
    return [...pages].sort(([, one], [, other]) => one.localeCompare(other, 'en'));
  }
}

const remove = (name: string): Promise<boolean> => caches.delete(name);
