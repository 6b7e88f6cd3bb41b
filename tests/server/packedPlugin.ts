import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cachedBuild} from './cachedBuild';
import {pluginSources} from './pluginSources';
import {runCommand} from './runToEnd';
import {requireCleanTarball} from './requireCleanTarball';

const root = path.resolve(__dirname, '../..');
const TSDOWN = 'node_modules/tsdown/dist/run.mjs';

/**
 * Packs a plugin, checks its tarball and unpacks it, or takes that of an earlier run when nothing it is made
 * of has changed.
 *
 * @returns the folder that holds the unpacked `package`
 * @throws Error with what is wrong with the tarball
 */
export function packedPlugin(plugin: string): Promise<string> {
  return cachedBuild({
    group: 'packed',
    variant: plugin,
    sources: ['tsdown.config.mjs', ...pluginSources(plugin)],
    build: async (out) => {
      const dir = mkdtempSync(path.join(os.tmpdir(), 'packed-plugin-'));
      try {
        const build = [path.join(root, TSDOWN), '-c', path.join(root, 'tsdown.config.mjs')];
        await runCommand(process.execPath, build, {cwd: path.join(root, 'plugins', plugin)});
        const pack = ['pack', '--json', '--ignore-scripts', '-w', `plugins/${plugin}`];
        const answer = await runCommand('npm', [...pack, '--pack-destination', dir], {cwd: root});
        const [packed] = JSON.parse(answer) as {filename: string}[];
        const tarball = path.join(dir, packed?.filename ?? '');
        mkdirSync(out);
        await runCommand('tar', ['-xzf', tarball, '-C', out], {cwd: dir});
        await requireCleanTarball(tarball, path.join(out, 'package'));
      } finally {
        rmSync(dir, {recursive: true, force: true});
      }
    },
  });
}
