export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** The parts of a service worker's global scope that this code uses. TypeScript's DOM types lack them. */
export interface WorkerScope {
  registration: {scope: string; unregister(): Promise<boolean>};
  clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: 'window';
    }): Promise<{url: string; navigate(url: string): Promise<unknown>}[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'activate' | 'message',
    listener: (event: LastingEvent & {data?: unknown; ports?: readonly MessagePort[]}) => void,
  ): void;
}
