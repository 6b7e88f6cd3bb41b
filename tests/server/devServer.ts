import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {freePort} from '../../scripts/freePort.mjs';
import {docusaurusCli} from './docusaurusCli';

const root = path.resolve(__dirname, '../..');

export interface DevServer {
  origin: string;
  output: () => string;
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a site on the loopback address, and waits for its first
 * compilation.
 * @throws Error with the server's output if it exits earlier
 */
export async function startDevServer(site: string): Promise<DevServer> {
  const port = await freePort();
  const cli = docusaurusCli(root);
  const where = ['--host', '127.0.0.1', '--port', String(port), '--no-open'];
  const child = spawn(process.execPath, [cli, 'start', site, ...where], {
    cwd: root,
    env: {...process.env, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  const closed = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/compiled successfully/i.test(output)) resolve();
        // A panic does not terminate the process, so it must be stopped here.
        if (output.includes('Panic occurred')) {
          child.kill();
          reject(new Error(`The development server panicked:\n${output}`));
        }
      });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`The development server exited:\n${output}`)));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    isRunning,
    async stop() {
      child.kill();
      await closed;
    },
  };
}
