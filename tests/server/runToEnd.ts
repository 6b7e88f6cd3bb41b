import {spawn} from 'node:child_process';

/** How a program ended, and what it printed. */
export interface EndedRun {
  /** Exit code: 0 when it succeeded. */
  code: number;
  /** What it printed on its standard output. */
  standard: string;
  /** What it printed on both streams. */
  output: string;
}

/** Where a program runs. */
export interface RunOptions {
  cwd: string;
  /** Environment beside that of the tests. */
  env?: Record<string, string>;
}

/** Runs a program to its end, however that is. */
export function runToEnd(
  command: string,
  args: readonly string[],
  {cwd, env = {}}: RunOptions,
): Promise<EndedRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}});
    let standard = '';
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      standard += chunk.toString();
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, standard, output}));
  });
}

/**
 * Runs a program that must succeed.
 * @returns what it printed on its standard output
 * @throws Error with everything it printed, when it ends badly
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> {
  const {code, standard, output} = await runToEnd(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return standard;
}
