import {PerformanceObserver} from 'node:perf_hooks';
import {setImmediate} from 'node:timers/promises';

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
    // Node reports a garbage collection in a separate task.
    for (let task = 0; task < 2; task++) await setImmediate();
    return {result, milliseconds};
  } finally {
    observer.disconnect();
  }
}
