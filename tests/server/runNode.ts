import {spawn} from 'node:child_process';

export interface NodeRun {
  /** Exit code: 0 when it succeeded. */
  code: number;
  /** What it printed on both streams. */
  output: string;
}

/** Runs a script with this Node. */
export function runNode(
  script: string,
  args: readonly string[],
  {cwd, env = {}}: {cwd: string; env?: Record<string, string>},
): Promise<NodeRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {cwd, env: {...process.env, ...env}});
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}
