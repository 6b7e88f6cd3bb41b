import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const ALL_CODE = ['bench', 'plugins', 'scripts', 'src', 'tests'];
const CODE = /\.(?:tsx?|mts|mjs|js)$/;
const NOT_OURS = /(?:^|\/)(?:node_modules|lib|build|fixtures|\.[\w-]+)\//;
const IMPORT = /(?:from|import\(?|require\()\s*['"]([^'"]+)['"]/g;

interface Manifest {
  bundles?: Record<string, string>;
  /** Other modules that the site, the checks and the benchmarks of this repository may import. */
  usedInRepository?: string[];
}

/**
 * Modules of a package that other packages may import, without extension: those in `src/` itself, and those named in
 * its package.json.
 */
function entriesOf(plugin: string): string[] {
  const file = path.join(root, 'plugins', plugin, 'package.json');
  if (!existsSync(file)) return [];
  const {bundles = {}, usedInRepository = []} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return [...Object.values(bundles), ...usedInRepository].map((entry) => moduleName(entry));
}

const moduleName = (file: string): string => file.replace(/(?:\/index)?\.(?:tsx?|mts|mjs|js)$/, '');

const entries = new Set(
  readdirSync(path.join(root, 'plugins')).flatMap((plugin) =>
    entriesOf(plugin).map((entry) => `plugins/${plugin}/${entry}`),
  ),
);

function leadsPastEntries(from: string, specifier: string): boolean {
  const target = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@site\//, '');
  const [, plugin, inner] = /^plugins\/([\w-]+)\/src\/(.+)$/.exec(moduleName(target)) ?? [];
  if (plugin === undefined || from.startsWith(`plugins/${plugin}/`)) return false;
  return inner?.includes('/') === true && !entries.has(moduleName(target));
}

it('Packages are imported through their entry points', () => {
  const files = ALL_CODE.flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
  ).filter((file) => CODE.test(file) && !NOT_OURS.test(file));
  const imports = files.flatMap((from) =>
    [...readFileSync(path.join(root, from), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => ({
      from,
      specifier,
    })),
  );
  expect(imports.length).toBeGreaterThan(1000);
  expect(leadsPastEntries('src/theme/Root.tsx', '@site/plugins/search/src/core/text/inner')).toBe(
    true,
  );
  expect(
    imports
      .filter(({from, specifier}) => leadsPastEntries(from, specifier))
      .map(({from, specifier}) => `${from}: ${specifier}`),
  ).toEqual([]);
});
