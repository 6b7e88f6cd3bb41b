import {readdirSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
/** Not part of what a site is built from; packing a plugin writes `lib` and `LICENSE`. */
const NO_SOURCES = new Set(['lib', 'node_modules', 'bench', 'LICENSE', 'README.md']);

/** Private packages, which plugins are built with. */
const BUNDLED = ['shared'];

/** Files and folders, relative to the repository, that decide on what a plugin does on a site. */
export function pluginSources(plugin: string): string[] {
  return [plugin, ...BUNDLED].flatMap((name) =>
    readdirSync(path.join(root, 'plugins', name))
      .filter((file) => !NO_SOURCES.has(file))
      .map((file) => `plugins/${name}/${file}`),
  );
}
