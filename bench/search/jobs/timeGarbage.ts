import {PerformanceObserver} from 'node:perf_hooks';
import {setImmediate} from 'node:timers/promises';

/** Does something, and adds up the milliseconds for which the garbage collector holds it up. */
export async function timeGarbage<Result>(
  work: () => Promise<Result>,
): Promise<{result: Result; milliseconds: number}> {
  let milliseconds = 0;
  const observer = new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) milliseconds += duration;
  });
  observer.observe({entryTypes: ['gc']});
  try {
    const result = await work();
    // Node tells of a collection in a task of its own.
    for (let task = 0; task < 2; task++) await setImmediate();
    return {result, milliseconds};
  } finally {
    observer.disconnect();
  }
}
