import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

interface PackageJson {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: object;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: object;
}

const ofPlugins = readdirSync('plugins').map((name) => `plugins/${name}/package.json`);
const manifests = ['package.json', 'bench/package.json', ...ofPlugins];

function directDependencies(manifest: string): string[] {
  const {dependencies, devDependencies, peerDependencies, optionalDependencies} = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ) as PackageJson;
  return Object.keys({
    ...dependencies,
    ...devDependencies,
    ...peerDependencies,
    ...optionalDependencies,
  });
}

/** Package and reason of each row of the table. */
const rows = new Map(
  [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]*) \|$/gm),
  ].map(([, name = '', reason = '']) => [name, reason.trim()]),
);

describe('The table of dependencies in CONTRIBUTING.md', () => {
  it.each(manifests)('gives a reason for every direct dependency of %s', (manifest) => {
    const without = directDependencies(manifest).filter((name) => !rows.get(name));
    expect(without).toEqual([]);
  });

  it('lists nothing that no package depends on', () => {
    const used = new Set(manifests.flatMap(directDependencies));
    expect([...rows.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});

it.each(ofPlugins)(
  '%s takes every version of Docusaurus that it may be installed beside, so that no site has two',
  (manifest) => {
    const {dependencies, peerDependencies} = JSON.parse(
      readFileSync(manifest, 'utf8'),
    ) as PackageJson;
    const ranges = Object.entries({...dependencies, ...peerDependencies})
      .filter(([name]) => name.startsWith('@docusaurus/'))
      .map(([, range]) => range);
    expect(new Set(ranges).size).toBeLessThanOrEqual(1);
  },
);

/** What Docusaurus itself runs with. */
const {peerDependencies: peersOfDocusaurus = {}} = JSON.parse(
  readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
) as PackageJson;

it.each(ofPlugins)('%s runs with every React that Docusaurus runs with', (manifest) => {
  const {peerDependencies = {}} = JSON.parse(readFileSync(manifest, 'utf8')) as PackageJson;
  for (const name of ['react', 'react-dom'].filter((peer) => peer in peerDependencies))
    expect(peerDependencies[name], name).toBe(peersOfDocusaurus[name]);
});

/** What the theme's library must find beside it. */
const {peerDependencies: peersOfTheme = {}} = JSON.parse(
  readFileSync('node_modules/@docusaurus/theme-common/package.json', 'utf8'),
) as PackageJson;

it.each(ofPlugins)(
  "%s has what the theme's library asks for, so that strict package managers give it that of the site",
  (manifest) => {
    const declared = directDependencies(manifest);
    if (!declared.includes('@docusaurus/theme-common')) return;
    expect(declared).toEqual(expect.arrayContaining(Object.keys(peersOfTheme)));
  },
);

/** Modules such as `@docusaurus/Link`, which are not packages: the core has them. */
const aliases = new Set(
  readdirSync('node_modules/@docusaurus/core/lib/client/exports').map(
    (file) => `@docusaurus/${file.split('.')[0] ?? ''}`,
  ),
);
const inBuildOnly = /^@(?:theme|theme-original|theme-init|site|generated)\//;

/** Packages that a file imports, of which a build makes none by itself. */
function importedPackages(file: string): string[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .map(({fileName}) => fileName)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name) && !inBuildOnly.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !aliases.has(name));
}

/** Tests may use what the root declares; what is published declares all by itself. */
function declaredFor(file: string): string[] {
  const [, plugin] = /^plugins\/([^/]+)\//.exec(file) ?? [];
  const ofRoot = directDependencies('package.json');
  if (file.startsWith('examples/all-plugins/'))
    return directDependencies('examples/all-plugins/package.json');
  if (file.startsWith('bench/')) return [...ofRoot, ...directDependencies('bench/package.json')];
  if (plugin === undefined) return ofRoot;
  const own = `plugins/${plugin}/package.json`;
  const isPublished = !/\.test\.|\/__tests__\//.test(file);
  const {name = ''} = JSON.parse(readFileSync(own, 'utf8')) as PackageJson;
  return [name, ...directDependencies(own), ...(isPublished ? [] : ofRoot)];
}

it('Every package that a file imports is declared by the package that it belongs to', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && !file.includes('/fixtures/'));
  expect(files.length).toBeGreaterThan(500);
  const undeclared = files.flatMap((file) => {
    const declared = new Set(declaredFor(file));
    return importedPackages(file)
      .filter((name) => !declared.has(name) && !declared.has(`@types/${name}`))
      .map((name) => `${file} imports ${name}`);
  });
  expect(undeclared).toEqual([]);
});
