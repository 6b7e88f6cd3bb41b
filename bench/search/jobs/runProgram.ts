import {spawn} from 'node:child_process';

export type ProgramResult =
  | {readonly kind: 'done'; readonly seconds: number; readonly output: string}
  | {readonly kind: 'over'; readonly seconds: number}
  | {readonly kind: 'failed'; readonly message: string};

export function runProgram(
  command: string,
  args: readonly string[],
  limitSeconds: number,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe']});
    let [over, output, errors] = [false, '', ''];
    const limit = setTimeout(() => {
      over = true;
      child.kill('SIGKILL');
    }, limitSeconds * 1000);
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors = (errors + data.toString()).slice(-4000)));
    child.on('close', (code) => {
      clearTimeout(limit);
      const seconds = (performance.now() - start) / 1000;
      if (over) resolve({kind: 'over', seconds: limitSeconds});
      else if (code === 0) resolve({kind: 'done', seconds, output});
      else
        resolve({kind: 'failed', message: `exit code ${code}: ${errors || output.slice(-2000)}`});
    });
    child.on('error', (error) => resolve({kind: 'failed', message: error.message}));
  });
}
