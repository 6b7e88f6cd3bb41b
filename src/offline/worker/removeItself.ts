import {cachePrefix} from '../SiteBuild';
import type {WorkerScope} from './scope';

const scope = self as unknown as WorkerScope;

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(scope.registration.scope))) await caches.delete(name);
  await scope.registration.unregister();
  // Reloads open tabs, which then work without a service worker.
  for (const client of await scope.clients.matchAll({type: 'window'}))
    await client.navigate(client.url);
}

// Replaces an earlier service worker after offline reading was switched off. It takes over immediately, because the
// earlier worker would otherwise serve open tabs and fill the caches again. It has no fetch listener, so all requests
// go to the network.
void scope.skipWaiting();
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
