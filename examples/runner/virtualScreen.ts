import {type ChildProcess, spawn, spawnSync} from 'node:child_process';

export interface Screen {
  readonly env: NodeJS.ProcessEnv;
  close(): void;
}

function displayOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb exited with ${code}.`)));
  });
}

/**
 * Opens a virtual screen. If Xvfb is not installed, programs open their windows on the real screen.
 *
 * @throws if there is no screen at all
 */
export async function openScreen(): Promise<Screen> {
  const hasXvfb = spawnSync('Xvfb', ['-help']).error === undefined;
  if (!hasXvfb) {
    if (process.platform === 'linux' && !process.env.DISPLAY) {
      throw new Error(
        'Programs need a screen. Install Xvfb (Debian and Ubuntu: apt-get install xvfb).',
      );
    }
    return {env: {}, close: () => undefined};
  }
  const size = ['-screen', '0', '1920x1080x24'];
  // Disables this extension, because with it Java sometimes draws to a back buffer that screenshots cannot read.
  const without = ['-extension', 'DOUBLE-BUFFER'];
  const options = [...size, ...without, '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', options, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const display = await displayOf(server);
  return {env: {DISPLAY: display, VIRTUAL_SCREEN: 'yes'}, close: () => void server.kill()};
}
