import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {packedPlugin} from '../server/packPlugins';
import {runCommand} from '../server/runToEnd';
import {EXAMPLE} from '../server/fixtureSites';

const root = path.resolve(__dirname, '../..');

/** An older version of Docusaurus. Installing the plugins must not update it. */
const DOCUSAURUS = '3.10.1';
/** Packages of Docusaurus whose versions are independent of Docusaurus's. */
const OTHER_VERSIONS = new Set(['react-loadable', 'responsive-loader']);

const MANAGERS: Record<string, {bin: string; args: string[]}> = {
  npm: {bin: 'npm/bin/npm-cli.js', args: ['install', '--no-audit', '--no-fund']},
  'Yarn 1': {bin: 'yarn/bin/yarn.js', args: ['install', '--non-interactive']},
  'Yarn 4': {bin: '@yarnpkg/cli-dist/bin/yarn.js', args: ['install']},
  pnpm: {bin: 'pnpm/bin/pnpm.cjs', args: ['install', '--no-frozen-lockfile']},
};
/** Pinned, because later versions of this package list unpublished packages for other platforms. */
const FIXED = {'@swc/html': '1.16.2'};
const TOOLS = ['npm@10', 'yarn@1.22.22', '@yarnpkg/cli-dist@4.10.3', 'pnpm@10'];

let dir: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'package-managers-'));
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix'];
  await runCommand('npm', [...install, path.join(dir, 'tools'), ...TOOLS], {cwd: dir});
  for (const plugin of EXAMPLE.plugins) {
    const folder = path.dirname(packedPlugin(plugin));
    const tarball = path.join(dir, `${plugin}.tgz`);
    await runCommand('tar', ['-czf', tarball, '-C', folder, 'package'], {cwd: dir});
  }
});
afterAll(() => rmSync(dir, {recursive: true, force: true}));

function writeSite(site: string): void {
  cpSync(path.join(root, EXAMPLE.folder), site, {recursive: true});
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {dependencies: Record<string, string>};
  const entries = Object.entries(manifest.dependencies).map(([name, version]): [string, string] => {
    const plugin = /^@screwbox\/docusaurus-(.*)$/.exec(name)?.[1];
    if (plugin !== undefined) return [name, `file:${path.join(dir, `${plugin}.tgz`)}`];
    return [name, name.startsWith('@docusaurus/') ? DOCUSAURUS : version];
  });
  const dependencies: Record<string, string> = Object.fromEntries(entries);
  const fixed = {overrides: FIXED, resolutions: FIXED, pnpm: {overrides: FIXED}};
  writeFileSync(file, JSON.stringify({...manifest, dependencies, ...fixed}));
  // Same files as `create-docusaurus` writes for Yarn 4.
  writeFileSync(path.join(site, '.yarnrc.yml'), 'nodeLinker: node-modules\n');
  writeFileSync(path.join(site, 'yarn.lock'), '');
}

function installedBelow(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const name = /(?:^|[\\/])@docusaurus[\\/]([^\\/]+)[\\/]package\.json$/.exec(entry)?.[1];
    if (name === undefined || OTHER_VERSIONS.has(name)) continue;
    const manifest = JSON.parse(readFileSync(path.join(folder, entry), 'utf8')) as {
      version: string;
    };
    found.add(`${name} ${manifest.version}`);
  }
  return found;
}

function missingPeers(site: string, plugin: string): string[] {
  const name = `@screwbox/docusaurus-${plugin}`;
  const folder = realpathSync(path.join(site, 'node_modules', name));
  const manifest = path.join(folder, 'package.json');
  const {peerDependencies = {}} = JSON.parse(readFileSync(manifest, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  // `require.resolve` cannot find the package.json of packages with `exports`.
  const folders = createRequire(manifest).resolve.paths(name) ?? [];
  return Object.keys(peerDependencies).filter(
    (peer) => !folders.some((each) => existsSync(path.join(each, peer, 'package.json'))),
  );
}

it.each(Object.keys(MANAGERS))(
  '%s installs all plugins next to an older Docusaurus without adding a second version of Docusaurus, and the site builds',
  async (manager) => {
    const {bin, args} = MANAGERS[manager] ?? {bin: '', args: []};
    const site = path.join(dir, manager.replace(' ', '-'));
    mkdirSync(site);
    writeSite(site);
    const env = {CI: '1', YARN_ENABLE_IMMUTABLE_INSTALLS: 'false', COREPACK_ENABLE_STRICT: '0'};
    const tool = path.join(dir, 'tools/node_modules', bin);
    await runCommand(process.execPath, [tool, ...args], {cwd: site, env});
    const versions = [...installedBelow(path.join(site, 'node_modules'))].filter(
      (installed) => !installed.endsWith(` ${DOCUSAURUS}`),
    );
    expect(versions).toEqual([]);
    expect(EXAMPLE.plugins.flatMap((plugin) => missingPeers(site, plugin))).toEqual([]);
    await runCommand(process.execPath, [tool, 'run', 'build'], {cwd: site, env});
    rmSync(site, {recursive: true});
  },
);
