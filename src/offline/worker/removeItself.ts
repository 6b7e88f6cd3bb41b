import {cachePrefix} from '../SiteBuild';
import type {WorkerScope} from './scope';

const scope = self as unknown as WorkerScope;

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(scope.registration.scope))) await caches.delete(name);
  await scope.registration.unregister();
  // Open tabs load again, without a service worker.
  for (const client of await scope.clients.matchAll({type: 'window'}))
    await client.navigate(client.url);
}

// Takes the place of the service worker when reading offline is switched off. It must not wait: the
// earlier one would go on answering the open tabs, and would keep again what is deleted here. Without a
// listener for requests, the tabs get everything from the network from now on.
void scope.skipWaiting();
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
