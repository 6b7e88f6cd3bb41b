// Runs the commands that no other check, test or workflow runs. `scripts/commands.test.ts` reads this file.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {freePort} from '../../scripts/freePort.mjs';
import {packedPlugin} from '../server/packPlugins';
import {runCommand, runToEnd} from '../server/runToEnd';

const root = path.resolve(__dirname, '../..');
const dir = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
afterAll(() => rmSync(dir, {recursive: true}));

/** Makes Node.js behave like an old version, which cannot `require` packages that are ES modules. */
const OLD_NODE = `
const Module = require('node:module');
const {_load} = Module;
Object.defineProperty(process.versions, 'node', {value: '18.20.8'});
Module._load = function (request, ...rest) {
  if (!/^[./]/.test(request) && !Module.isBuiltin(request)) throw new Error('loads ' + request);
  return _load.call(this, request, ...rest);
};
`;

const npm = (...args: string[]): Promise<string> => runCommand('npm', args, {cwd: root});

describe('A command that serves the site', () => {
  it.each([['npm run site --'], ['npm start -- --no-open'], ['npm run serve -- --no-open']])(
    '%s responds with the home page',
    async (command) => {
      const port = await freePort();
      const line = `${command} --port ${port} --host 127.0.0.1`;
      // Starts a separate process group, so that all its processes can be stopped together.
      // Without Vitest's `NODE_ENV=test`, for which the site names no browsers.
      const {NODE_ENV: _, ...env} = process.env;
      const child = spawn(line, {cwd: root, env, shell: true, detached: true, stdio: 'ignore'});
      const ended = once(child, 'exit');
      try {
        const isHome = async (): Promise<boolean> => {
          const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
          return response?.ok === true && (await response.text()).includes('<title');
        };
        await Promise.race([
          expect.poll(isHome, {timeout: 540_000, interval: 500}).toBe(true),
          ended.then(() => expect.fail('The server has ended.')),
        ]);
      } finally {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
        await ended;
      }
    },
  );
});

describe('A command for authors', () => {
  it('npm run new writes a page for which npm run check:pages only requests a link from another page', async () => {
    const pages = () => readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'});
    const before = new Set(pages());
    const flags = {
      title: 'Trial of a command',
      folder: 'guides',
      description: 'Tells whether the command that writes a new page still writes one.',
      keywords: 'trial, command, page',
      lead: 'A page that a test writes, to see that the command works.',
      related: 'guides/recipes.md, guides/enemy-ai.md',
      answers: 'trial of a command, whether a command works, page for a trial',
    };
    await npm(
      'run',
      'new',
      '--',
      'page',
      ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    );
    const written = pages().filter((file) => !before.has(file));
    try {
      expect(written).toHaveLength(1);
      const page = path.join('docs', written[0] ?? '');
      const {output} = await runToEnd('npm', ['run', 'check:pages', '--', page], {cwd: root});
      expect(output).toContain('no other page links to this one');
      expect(output).toContain('1 page, 1 problem.');
    } finally {
      for (const file of written) rmSync(path.join(root, 'docs', file), {recursive: true});
    }
  });

  it.each(['check:pages', 'lint:prose', 'check:answers'])(
    'npm run %s finds no problem',
    async (command) => {
      await npm('run', command);
    },
  );
});

describe('Commands of plugins', () => {
  it('npm run search-index and npm run search-query index and search a folder', async () => {
    const index = path.join(dir, 'index');
    const built = await npm('run', '-s', 'search-index', '--', 'build', '--out', index, '--json');
    expect((JSON.parse(built) as {pages: number}).pages).toBeGreaterThan(50);
    const found = await npm('run', '-s', 'search-query', '--', index, 'camera', '--json');
    expect((JSON.parse(found) as {hits: unknown[]}).hits).not.toEqual([]);
  });

  it('npm run check:base-url accepts the base URL of the build', async () => {
    await npm('run', 'check:base-url', '--', 'build');
  });

  const commands = readdirSync(path.join(root, 'plugins')).flatMap((plugin) => {
    const manifest = path.join(packedPlugin(plugin), 'package.json');
    if (!existsSync(manifest)) return [];
    const {bin = {}} = JSON.parse(readFileSync(manifest, 'utf8')) as {bin?: Record<string, string>};
    return Object.entries(bin).map(([name, file]) => ({name, plugin, file}));
  });

  it('include at least six programs', () => {
    expect(commands.length).toBeGreaterThan(5);
  });

  it.each(commands)('$name of a packed plugin prints its usage', async ({plugin, file}) => {
    const output = await runCommand(
      process.execPath,
      [path.join(packedPlugin(plugin), file), '--help'],
      {cwd: dir},
    );
    expect(output).toMatch(/usage/i);
  });

  it.each(commands)(
    '$name reports the required Node.js version before it loads any package',
    async ({name, plugin, file}) => {
      const old = path.join(dir, 'oldNode.cjs');
      writeFileSync(old, OLD_NODE);
      const args = ['--require', old, path.join(packedPlugin(plugin), file), '--help'];
      const {code, output} = await runToEnd(process.execPath, args, {cwd: dir});
      expect(output).toContain(`${name} needs Node.js 20.19 or newer`);
      expect(code).toBe(1);
    },
  );
});
