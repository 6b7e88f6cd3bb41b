import {cachePrefix} from '../OfflineManifest';
import type {WorkerScope} from './scope';

const scope = self as unknown as WorkerScope;

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix(scope.registration.scope))) await caches.delete(name);
  await scope.registration.unregister();
}

// Takes the place of the service worker when reading offline is switched off. What was kept goes as soon
// as it is installed; the registration goes when the last tab of the earlier build is left, because
// browsers may wait for that.
scope.addEventListener('install', (event) => event.waitUntil(removeEverything()));
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
