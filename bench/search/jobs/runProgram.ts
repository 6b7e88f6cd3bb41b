import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';

export type ProgramResult =
  | {
      readonly kind: 'done';
      readonly seconds: number;
      readonly peakBytes: number;
      readonly output: string;
    }
  | {readonly kind: 'over'; readonly seconds: number}
  | {readonly kind: 'failed'; readonly message: string};

/** Peak RAM usage of the process so far, as Linux reports it; 0 on other systems. */
function peakBytes(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch (error) {
    // The process has exited since the last check.
    if (error instanceof Error && 'code' in error) return 0;
    throw error;
  }
}

export function runProgram(
  command: string,
  args: readonly string[],
  limitSeconds: number,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
    let [peak, over, output, errors] = [0, false, '', ''];
    const look = setInterval(() => {
      peak = Math.max(peak, peakBytes(child.pid));
    }, 40);
    const limit = setTimeout(() => {
      over = true;
      child.kill('SIGKILL');
    }, limitSeconds * 1000);
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors = (errors + data.toString()).slice(-4000)));
    child.on('close', (code) => {
      clearInterval(look);
      clearTimeout(limit);
      const seconds = (performance.now() - start) / 1000;
      if (over) resolve({kind: 'over', seconds: limitSeconds});
      else if (code === 0) resolve({kind: 'done', seconds, peakBytes: peak, output});
      else
        resolve({kind: 'failed', message: `exit code ${code}: ${errors || output.slice(-2000)}`});
    });
    child.on('error', (error) => resolve({kind: 'failed', message: error.message}));
  });
}
