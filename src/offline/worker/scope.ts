export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Client {
  url: string;
  navigate(url: string): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** The part of the service worker's global scope that is used; the DOM's types do not have it. */
export interface WorkerScope {
  registration: {scope: string; unregister(): Promise<boolean>};
  clients: {
    claim(): Promise<void>;
    matchAll(options: {type: 'window'}): Promise<Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: LastingEvent & {data?: unknown}) => void,
  ): void;
}
