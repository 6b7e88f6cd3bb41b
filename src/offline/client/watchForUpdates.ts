import type {OfflineMessage, OldPages} from '../OfflineManifest';
import {showUpdateNotice} from './showUpdateNotice';

/** Asks a service worker. There may be no answer, and then the promise stays open. */
function ask<Answer>(worker: ServiceWorker, question: OfflineMessage): Promise<Answer> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}: MessageEvent<Answer>) => resolve(data);
    worker.postMessage(question, [port2]);
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
    // Chromium puts off the take-over of one that does not wait, for as long as the tab stays open, if
    // the active one is spoken to meanwhile. That keeps the one alive that switching off removes.
    await ask<true>(waiting, {type: 'will-you-wait'});
    const {active} = registration;
    if (!active) return;
    const old = await ask<OldPages>(active, {type: 'who-is-old'});
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
