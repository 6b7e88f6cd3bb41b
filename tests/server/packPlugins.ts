import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {requireCleanTarball, requireResolvableTypes} from './requireCleanTarball';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');
const PACKAGES = path.join(root, 'node_modules/.cache/packed-plugins');

interface Packed {
  name: string;
  filename: string;
}

export const packedPlugin = (plugin: string): string => path.join(PACKAGES, plugin, 'package');

function publishedPlugins(): Map<string, string> {
  const plugins = readdirSync(path.join(root, 'plugins')).map((plugin) => {
    const manifest = path.join(root, 'plugins', plugin, 'package.json');
    return {
      plugin,
      ...(JSON.parse(readFileSync(manifest, 'utf8')) as {name: string; private?: true}),
    };
  });
  return new Map(plugins.filter((each) => !each.private).map(({name, plugin}) => [name, plugin]));
}

/**
 * Builds, packs, unpacks and checks all plugins. Resolving their types in each module system takes most of the time, so
 * only the full run does it.
 *
 * @throws Error that lists the problems of a tarball
 */
export async function packPlugins(): Promise<void> {
  rmSync(PACKAGES, {recursive: true, force: true});
  mkdirSync(PACKAGES, {recursive: true});
  await runCommand('npm', ['run', 'build:packages'], {cwd: root});
  const pack = ['pack', '--workspaces', '--json', '--ignore-scripts', '--pack-destination'];
  const packed = JSON.parse(await runCommand('npm', [...pack, PACKAGES], {cwd: root})) as Packed[];
  const plugins = publishedPlugins();
  for (const {name, filename} of packed) {
    const plugin = plugins.get(name);
    if (plugin === undefined) continue;
    const folder = path.join(PACKAGES, plugin);
    const tarball = path.join(PACKAGES, filename);
    mkdirSync(folder);
    await runCommand('tar', ['-xzf', tarball, '-C', folder], {cwd: PACKAGES});
    await requireCleanTarball(tarball, path.join(folder, 'package'));
    if (process.env.TEST_FULL) await requireResolvableTypes(tarball);
  }
}
