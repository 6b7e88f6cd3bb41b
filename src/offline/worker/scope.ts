/** The part of the service worker's global scope that is used; the DOM's types do not have it. */
export interface WorkerScope {
  registration: {scope: string; unregister(): Promise<boolean>};
  clients: {
    claim(): Promise<void>;
    matchAll(options: {type: 'window'}): Promise<{id: string}[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  request: Request;
  /** Page or worker that asks; empty for a navigation. */
  clientId: string;
  /** Page or worker that the answer becomes. */
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageToWorker extends LastingEvent {
  data: unknown;
  source: {id: string} | null;
  ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: RequestEvent;
  message: MessageToWorker;
}
