import type {Scope} from '../core/partitions';
import {type Answer, type Failure, isFailure} from './Answer';
import {scriptFailure} from './scriptFailure';
import type {SearchOperations} from './SearchWorker';

export interface WorkerCalls {
  fetchIndexes: (scope: Scope) => Promise<Failure | undefined>;
  /**
   * Searches one scope. `onRows` receives rows before their excerpts are loaded. If the signal aborts, the worker also
   * aborts the search.
   */
  search: (
    query: Scope & {query: string; tag: string},
    options: {limit: number; excerptLength?: number},
    signal: AbortSignal,
    onRows?: (rows: Answer) => void,
  ) => Promise<Answer | Failure>;
}

/** Whether a script that the worker loads later has failed. Such a failure names no file. */
const isOfScript = (result: Answer | Failure | undefined): boolean =>
  result !== undefined && isFailure(result) && result.failure === 'offline' && result.file === '';

/** Returns the calls of a worker. They never reject: if one of its scripts fails, they return the reason. */
export function workerCalls(worker: () => Promise<SearchOperations>): WorkerCalls {
  async function call<Result extends Answer | Failure | undefined>(
    operation: (operations: SearchOperations) => Promise<Result>,
  ): Promise<Result | Failure> {
    let operations;
    try {
      operations = await worker();
    } catch (error) {
      console.warn('The script of the search did not load.', error);
      return {failure: await scriptFailure(error), file: ''};
    }
    try {
      const result = await operation(operations);
      return isOfScript(result) ? {failure: await scriptFailure(undefined), file: ''} : result;
    } catch (error) {
      console.error('The search stopped with an error.', error);
      return {failure: 'fault', file: ''};
    }
  }

  return {
    fetchIndexes: ({baseUrl, context}) =>
      call((operations) => operations.fetchIndexes(baseUrl, context)),
    async search({baseUrl, context, query, tag}, options, signal, onRows) {
      // The worker sends early rows through this port. Any message to it aborts the search.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<Answer>) => {
        if (!signal.aborted) onRows?.(data);
      };
      const cancel = (): void => port1.postMessage('cancel');
      signal.addEventListener('abort', cancel);
      try {
        return await call((operations) =>
          operations.search(baseUrl, context, query, {...options, tag, port: port2}),
        );
      } finally {
        signal.removeEventListener('abort', cancel);
        port1.close();
      }
    },
  };
}
