import {cachePrefix} from '../SiteBuild';
import type {WorkerScope} from './scope';

const scope = self as unknown as WorkerScope;

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(scope.registration.scope))) await caches.delete(name);
  await scope.registration.unregister();
  // Reload open tabs without a service worker.
  for (const client of await scope.clients.matchAll({type: 'window'}))
    await client.navigate(client.url);
}

// Replaces the earlier service worker when offline reading is switched off. It must not wait,
// because the earlier one would serve open tabs and fill the caches again. Without a fetch
// listener, all requests go to the network.
void scope.skipWaiting();
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
