/** Whether the machine, or the limit of a container, lets this process have no more threads. */
const isOutOfThreads = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_INIT_FAILED';

/**
 * Starts as many threads as are wanted, or as there can be: fewer do the same. Were it to fail
 * instead, those that were started before would keep the process alive for ever.
 */
export function startAll<Thread>(wanted: number, start: () => Thread): Thread[] {
  const threads: Thread[] = [];
  try {
    while (threads.length < wanted) threads.push(start());
  } catch (error) {
    if (!isOutOfThreads(error)) throw error;
  }
  return threads;
}
