import type {ChildProcess} from 'node:child_process';

const INTERVAL = 500;
const TIME_TO_END = 5000;

/**
 * Waits until a virtual machine exits. A machine that has opened windows sometimes hangs on exit,
 * so it is killed a few seconds after it has finished.
 * @param hasFinished whether it has written all results or has timed out
 */
export function awaitEnd(child: ChildProcess, hasFinished: () => boolean): Promise<void> {
  let finishedAt: number | undefined;
  const watch = setInterval(() => {
    if (finishedAt === undefined) {
      if (hasFinished()) finishedAt = performance.now();
    } else if (performance.now() - finishedAt > TIME_TO_END) {
      child.kill('SIGKILL');
    }
  }, INTERVAL);
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearInterval(watch);
      settle();
    };
    child.once('error', (cause) => end(() => reject(cause))());
    child.once('close', end(resolve));
  });
}
