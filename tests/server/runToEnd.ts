import {spawn} from 'node:child_process';

export interface EndedRun {
  code: number;
  standard: string;
  output: string;
}

export interface RunOptions {
  cwd: string;
  /** Environment variables in addition to those of the tests. */
  env?: Record<string, string>;
}

/** Runs a program until it exits. The exit code may be an error. */
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
 *
 * @returns its standard output
 * @throws Error with its output if the exit code is not 0
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
