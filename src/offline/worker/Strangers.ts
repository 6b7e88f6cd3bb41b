/**
 * Pages and workers of another build than the service worker's: a newer one was deployed, and its
 * service worker does not run yet. They get everything from the network, so that nothing is mixed.
 * The list outlives the service worker, which the browser stops whenever it is idle.
 */
export class Strangers {
  readonly #cacheName: string;
  /** Whether the list holds anybody, as soon as it was looked at: most often nobody is on it. */
  #isUsed: Promise<boolean> | undefined;

  constructor(cacheName: string) {
    this.#cacheName = `${cacheName}-strangers`;
  }

  #key(client: string): string {
    return `/client/${encodeURIComponent(client)}`;
  }

  async add(client: string): Promise<void> {
    this.#isUsed = Promise.resolve(true);
    await (await caches.open(this.#cacheName)).put(this.#key(client), new Response());
  }

  async has(client: string): Promise<boolean> {
    if (client === '') return false;
    this.#isUsed ??= caches.has(this.#cacheName);
    if (!(await this.#isUsed)) return false;
    return (await (await caches.open(this.#cacheName)).match(this.#key(client))) !== undefined;
  }
}
