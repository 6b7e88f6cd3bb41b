import {isSlowOrCostly} from '../../../plugins/search/src/client/browser/isSlowOrCostly';
import {
  cachePrefix,
  type OfflineManifest,
  type OfflineMessage,
  type OldPages,
  SEARCH_INDEX,
} from '../OfflineManifest';
import {answerRequest} from './answerRequest';
import {Build} from './Build';
import {keepPage, keepSearch} from './keepAhead';
import {notKeptPage} from './notKeptPage';
import type {MessageToWorker, WorkerScope} from './scope';
import {Strangers} from './Strangers';

/** Put in by the build. */
declare const OFFLINE_MANIFEST: OfflineManifest;
declare const OFFLINE_STYLES: string;
const scope = self as unknown as WorkerScope;

const base = scope.registration.scope;
const build = new Build(OFFLINE_MANIFEST, base);
const strangers = new Strangers(build.cacheName);
const notKept = () => notKeptPage(build, OFFLINE_STYLES);

async function cachesOfOtherBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter(
    (name) => name.startsWith(cachePrefix(base)) && !name.startsWith(build.cacheName),
  );
}

/**
 * What could be read of the build before can be read of this one, in its new form. The search, which is
 * kept as a whole, waits where that is costly: a few words may be all that was looked for.
 */
async function keepWhatWasRead(): Promise<void> {
  for (const name of await cachesOfOtherBuilds()) {
    const requests = await (await caches.open(name)).keys();
    const files = requests.map(({url}) => build.fileOf(url));
    for (const file of files) if (file?.endsWith('.html')) await keepPage(build, file);
    const wasSearched = requests.some(({url}) => url.includes(`/${SEARCH_INDEX}`));
    if (wasSearched && !isSlowOrCostly(navigator)) await keepSearch(build);
  }
}

async function removeOtherBuilds(): Promise<void> {
  for (const name of await cachesOfOtherBuilds()) await caches.delete(name);
}

async function oldPages(asking: string | undefined): Promise<OldPages> {
  const pages = await scope.clients.matchAll({type: 'window'});
  const old: string[] = [];
  for (const {id} of pages) if (!(await strangers.has(id))) old.push(id);
  return {self: asking !== undefined && old.includes(asking), any: old.length > 0};
}

async function obey({data, source, ports}: MessageToWorker): Promise<void> {
  const message = data as OfflineMessage;
  switch (message.type) {
    case 'keep-page': {
      const file = build.fileOf(message.path);
      if (file !== undefined) await keepPage(build, file);
      return;
    }
    case 'keep-search':
      await keepSearch(build);
      return;
    case 'activate':
      await scope.skipWaiting();
      return;
    case 'will-you-wait':
      ports[0]?.postMessage(true);
      return;
    case 'who-is-old':
      ports[0]?.postMessage(await oldPages(source?.id));
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepWhatWasRead()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(removeOtherBuilds().then(() => scope.clients.claim())),
);
scope.addEventListener('message', (event) => event.waitUntil(obey(event)));
scope.addEventListener('fetch', (event) => {
  const answer = answerRequest(event, {build, strangers, notKept});
  if (answer) event.respondWith(answer);
});
