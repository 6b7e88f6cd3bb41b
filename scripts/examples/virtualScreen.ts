import {type ChildProcess, spawn, spawnSync} from 'node:child_process';

/** A screen for one program at a time. */
export interface Screen {
  readonly env: NodeJS.ProcessEnv;
  close(): void;
}

function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}

/**
 * Opens a screen that nobody sees. Where Xvfb is not installed, programs open their windows on the
 * screen that is there.
 *
 * @throws when there is neither
 */
export async function openScreen(): Promise<Screen> {
  const hasXvfb = spawnSync('Xvfb', ['-help']).error === undefined;
  if (!hasXvfb) {
    if (process.platform === 'linux' && !process.env.DISPLAY) {
      throw new Error(
        'Programs need a screen, and there is none. Install Xvfb (Debian and Ubuntu: apt-get install xvfb).',
      );
    }
    return {env: {}, close: () => undefined};
  }
  const size = ['-screen', '0', '1920x1080x24'];
  // With it, Java would now and then draw to memory of the screen, from which no picture can be taken.
  const without = ['-extension', 'DOUBLE-BUFFER'];
  const options = [...size, ...without, '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', options, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const display = await displayOf(server);
  return {env: {DISPLAY: display}, close: () => void server.kill()};
}
