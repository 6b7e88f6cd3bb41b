import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {freePort} from './freePort.mjs';
import {nginxConfiguration} from './nginxConfiguration.mjs';

function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function untilListening(port, nginx) {
  for (let attempt = 0; attempt < 100 && nginx.exitCode === null; attempt += 1) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not start; its output above names the reason.');
}

/**
 * Starts an nginx that serves a built site with its `nginx.conf`, on a free port of the loopback address.
 *
 * @param {{build: string, documentRoot?: string}} options `build`: the built site; `documentRoot`: folder that contains
 * the site below its base URL, by default the build itself
 * @returns {Promise<{origin: string, stop: () => Promise<void>}>}
 * @throws {Error} if nginx is missing or does not start
 */
export async function startNginx({build, documentRoot}) {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is missing. On Debian: apt-get install nginx-light');
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = path.join(dir, 'nginx.conf');
  writeFileSync(configuration, nginxConfiguration({dir, port, build, documentRoot}));
  const args = ['-e', path.join(dir, 'error.log'), '-p', dir, '-c', configuration];
  const nginx = spawn('nginx', args, {stdio: 'inherit'});
  const ended = new Promise((resolve) => nginx.on('exit', resolve));
  const stop = async () => {
    nginx.kill();
    await ended;
    rmSync(dir, {recursive: true});
  };
  try {
    await untilListening(port, nginx);
  } catch (error) {
    await stop();
    throw error;
  }
  return {origin: `http://127.0.0.1:${port}`, stop};
}
