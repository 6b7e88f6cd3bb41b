import {spawn} from 'node:child_process';

/**
 * Runs a program to its end.
 * @returns what it printed on its standard output
 * @throws Error with everything it printed, when it ends badly
 */
export function runCommand(
  command: string,
  args: string[],
  {cwd, env = {}}: {cwd: string; env?: Record<string, string>},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, env: {...process.env, ...env}});
    let standard = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      standard += chunk.toString();
      all += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (all += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(standard)
        : reject(new Error(`${command} ${args.join(' ')} failed:\n${all}`)),
    );
  });
}
