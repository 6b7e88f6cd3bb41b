import type {OfflineMessage, OldPages} from '../OfflineManifest';
import {showUpdateNotice} from './showUpdateNotice';

function whoIsOld(worker: ServiceWorker): Promise<OldPages> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}: MessageEvent<OldPages>) => resolve(data);
    worker.postMessage({type: 'who-is-old'} satisfies OfflineMessage, [port2]);
  });
}

/**
 * Tells the reader of a newer build, and changes to it when told so. Where every open page is of the
 * newer build already, it changes at once and in silence.
 */
export function watchForUpdates(registration: ServiceWorkerRegistration, hadWorker: boolean): void {
  let isControlled = hadWorker;
  let isOld = true;

  const offer = async (waiting: ServiceWorker) => {
    const activate = () => waiting.postMessage({type: 'activate'} satisfies OfflineMessage);
    const {active} = registration;
    if (!active) return;
    const old = await whoIsOld(active);
    isOld = old.self;
    if (!old.any) activate();
    else if (old.self) showUpdateNotice(activate);
  };

  const watch = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) void offer(installing);
    });

  // All pages of the old build load the new one, so that none lives on without its files.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled && isOld) window.location.reload();
    isControlled = true;
  });
  if (registration.waiting) void offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  // A tab that stays open for days asks when the reader comes back to it; offline there is no answer.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
