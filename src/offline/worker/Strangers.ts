/**
 * Pages and workers of another build than the service worker's: a newer one was deployed, and its
 * service worker does not run yet. They get everything from the network, so that nothing is mixed.
 * The list outlives the service worker, which the browser stops whenever it is idle.
 */
export class Strangers {
  readonly #cacheName: string;

  constructor(cacheName: string) {
    this.#cacheName = `${cacheName}-strangers`;
  }

  #key(client: string): string {
    return `/client/${encodeURIComponent(client)}`;
  }

  async add(client: string): Promise<void> {
    await (await caches.open(this.#cacheName)).put(this.#key(client), new Response());
  }

  async has(client: string): Promise<boolean> {
    if (client === '' || !(await caches.has(this.#cacheName))) return false;
    return (await (await caches.open(this.#cacheName)).match(this.#key(client))) !== undefined;
  }
}
