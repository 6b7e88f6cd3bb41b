import {ifStorageWorks} from './ifStorageWorks';

/**
 * Pages and workers of another build than the service worker's: a newer one was deployed, and its
 * service worker does not run yet. They get everything from the network, so that nothing is mixed.
 * The list outlives the service worker, which the browser stops whenever it is idle.
 */
export class Strangers {
  readonly #cacheName: string;
  /** Whether the list holds anybody, as soon as it was looked at: most often nobody is on it. */
  #isUsed: Promise<boolean | undefined> | undefined;
  /** Those that this run of the service worker met; storage may not take them. */
  readonly #met = new Set<string>();

  constructor(cacheName: string) {
    this.#cacheName = `${cacheName}-strangers`;
  }

  #key(client: string): string {
    return `/client/${encodeURIComponent(client)}`;
  }

  async add(client: string): Promise<void> {
    this.#met.add(client);
    await ifStorageWorks(async () =>
      (await caches.open(this.#cacheName)).put(this.#key(client), new Response()),
    );
  }

  async has(client: string): Promise<boolean> {
    if (client === '') return false;
    if (this.#met.has(client)) return true;
    this.#isUsed ??= ifStorageWorks(() => caches.has(this.#cacheName));
    if (!(await this.#isUsed)) return false;
    const known = await ifStorageWorks(async () =>
      (await caches.open(this.#cacheName)).match(this.#key(client)),
    );
    return known !== undefined;
  }
}
