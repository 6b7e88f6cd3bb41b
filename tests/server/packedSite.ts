import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A site outside of the workspace that uses the plugins as npm would install them. */
export interface PackedSite {
  /** Its folder, in the system's temporary folder. */
  dir: string;
  /** Its build. */
  build: string;
  /** Takes the whole site away. */
  remove: () => void;
}

function run(command: string, args: string[], cwd: string, env = process.env): string {
  const {status, stdout, stderr, error} = spawnSync(command, args, {cwd, env, encoding: 'utf8'});
  if (error) throw error;
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  }
  return stdout;
}

/**
 * Links every installed package into the site but the workspace's own, so that a packed plugin can
 * only come from its tarball.
 */
function linkDependencies(modules: string): void {
  mkdirSync(modules, {recursive: true});
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry === '@screwbox' || entry.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  }
}

/** Packs a plugin and unpacks the tarball where npm would. */
function install(plugin: string, site: string, modules: string): void {
  run(process.execPath, [path.join(root, 'scripts/build-packages.mjs'), plugin], root);
  const packed = JSON.parse(
    run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '-w', `plugins/${plugin}`, '--pack-destination', site],
      root,
    ),
  ) as {filename: string}[];
  const target = path.join(modules, '@screwbox', `docusaurus-${plugin}`);
  mkdirSync(target, {recursive: true});
  const tarball = path.join(site, packed[0]?.filename ?? '');
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target], site);
  // Dependencies that npm could not hoist stand beside the plugin.
  const own = path.join(root, 'plugins', plugin, 'node_modules');
  try {
    symlinkSync(own, path.join(target, 'node_modules'));
    readdirSync(own);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    rmSync(path.join(target, 'node_modules'), {force: true});
  }
}

/**
 * Builds a fixture site with the tarballs of plugins.
 *
 * @param fixture folder below `tests/fixtures`
 * @param plugins folders below `plugins`
 * @param bundler what compiles the site
 * @throws Error with the output of the step that failed
 */
export function packedSite(
  fixture: string,
  plugins: string[],
  bundler: 'rspack' | 'webpack',
): PackedSite {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'packed-site-'));
  const modules = path.join(dir, 'node_modules');
  cpSync(path.join(root, 'tests/fixtures', fixture), dir, {recursive: true});
  linkDependencies(modules);
  for (const plugin of plugins) install(plugin, dir, modules);
  const cli = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
  run(process.execPath, ['--preserve-symlinks-main', cli, 'build'], dir, {
    ...process.env,
    PACKED_SITE_BUNDLER: bundler,
  });
  return {
    dir,
    build: path.join(dir, 'build'),
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
