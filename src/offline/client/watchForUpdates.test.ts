// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {OfflineMessage, OldPages} from '../OfflineManifest';
import {watchForUpdates} from './watchForUpdates';

/** Answers at once; a real one takes its time, which tests would have to wait for. */
class Channel {
  readonly port1: {onmessage?: (event: {data: unknown}) => void} = {};
  readonly port2 = {postMessage: (data: unknown) => this.port1.onmessage?.({data})};
}

/** A service worker that writes down what it is told, and answers what it knows. */
class Worker extends EventTarget {
  state = 'installed';
  readonly told: string[] = [];
  readonly #answers: Partial<Record<OfflineMessage['type'], unknown>>;

  constructor(answers: Partial<Record<OfflineMessage['type'], unknown>> = {}) {
    super();
    this.#answers = answers;
  }

  postMessage({type}: OfflineMessage, ports: Channel['port2'][] = []): void {
    this.told.push(type);
    if (type in this.#answers) ports[0]?.postMessage(this.#answers[type]);
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(() => Promise.reject(new Error('There is no network.')));
}

const reload = vi.fn();
let serviceWorker: EventTarget;
let registration: Registration;

const activeOf = (old: OldPages) => new Worker({'who-is-old': old});
const patient = () => new Worker({'will-you-wait': true});
const watch = (hadWorker: boolean) =>
  watchForUpdates(registration as unknown as ServiceWorkerRegistration, hadWorker);
/** All that was asked is answered then. */
const settled = () => new Promise(setImmediate);
const notices = () => document.querySelectorAll('[role=status]').length;
const takeOver = () => serviceWorker.dispatchEvent(new Event('controllerchange'));
const reloadButton = () => document.querySelector<HTMLButtonElement>('.button--primary');

async function install(worker: Worker): Promise<void> {
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  await settled();
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  registration = new Registration();
  serviceWorker = new EventTarget();
  reload.mockReset();
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('location', {reload});
  Object.defineProperty(navigator, 'serviceWorker', {value: serviceWorker, configurable: true});
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('A newer build', () => {
  it('is offered to a page of the old one, which loads again when the reader says so', async () => {
    registration.active = activeOf({self: true, any: true});
    watch(true);
    const newer = patient();
    await install(newer);
    expect(notices()).toBe(1);
    expect(newer.told).toEqual(['will-you-wait']);

    await vi.waitFor(() => expect(reloadButton()).not.toBeNull());
    reloadButton()?.click();
    expect(newer.told).toEqual(['will-you-wait', 'activate']);
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is offered, too, where it waits since before the page was opened', async () => {
    registration.active = activeOf({self: true, any: true});
    registration.waiting = patient();
    watch(true);
    await settled();
    expect(notices()).toBe(1);
  });

  it('is offered where its installation began before the page watched', async () => {
    registration.active = activeOf({self: true, any: true});
    const newer = patient();
    registration.installing = newer;
    watch(true);
    newer.dispatchEvent(new Event('statechange'));
    await settled();
    expect(notices()).toBe(1);
  });

  it('is not offered before it is installed', async () => {
    registration.active = activeOf({self: true, any: true});
    watch(true);
    const newer = patient();
    newer.state = 'redundant';
    await install(newer);
    expect(newer.told).toEqual([]);
  });

  it('takes over in silence where no page is of the old one', async () => {
    registration.active = activeOf({self: false, any: false});
    watch(true);
    const newer = patient();
    await install(newer);
    expect(newer.told).toEqual(['will-you-wait', 'activate']);
    expect(notices()).toBe(0);
    takeOver();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left to the pages of the old one by a page of its own', async () => {
    registration.active = activeOf({self: false, any: true});
    watch(true);
    const newer = patient();
    await install(newer);
    expect(newer.told).toEqual(['will-you-wait']);
    expect(notices()).toBe(0);
    takeOver();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the old service worker in peace where it does not wait for the reader', async () => {
    const active = activeOf({self: true, any: true});
    registration.active = active;
    watch(true);
    await install(new Worker());
    expect(active.told).toEqual([]);
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is asked for when the reader comes back to the tab, and nothing happens offline', async () => {
    watch(true);
    setVisibility('hidden');
    expect(registration.update).not.toHaveBeenCalled();
    setVisibility('visible');
    expect(registration.update).toHaveBeenCalledOnce();
    await settled();
  });
});

describe('The first service worker of a site', () => {
  it('takes over without loading the page again, which the next one does', async () => {
    watch(false);
    const first = patient();
    await install(first);
    expect(first.told).toEqual([]);
    takeOver();
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });
});
