import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {packedPlugin} from './packPlugins';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');
const TSC = 'typescript/bin/tsc';
const POLICY = '@screwbox/docusaurus-content-security-policy/lib/cli/applyContentSecurityPolicy.js';

/** Name of the file in the build folder with the texts that `docusaurus write-translations` found. */
export const TRANSLATIONS = 'translations.json';

/** Types that only the workspace installs, so that a packed plugin must work without them. */
const WORKSPACE_TYPES = new Set(['js-yaml', 'lunr', 'picomatch']);

function linkEntries(from: string, to: string, isLinked: (entry: string) => boolean): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from).filter(isLinked))
    symlinkSync(path.join(from, entry), path.join(to, entry));
}

/**
 * Links every installed package into the site, except those of the workspace, so that a packed plugin can
 * only come from its tarball.
 */
function linkDependencies(modules: string): void {
  const installed = path.join(root, 'node_modules');
  const own = new Set(['@screwbox', '@types']);
  linkEntries(installed, modules, (entry) => !own.has(entry) && !entry.startsWith('.'));
  linkEntries(
    path.join(installed, '@types'),
    path.join(modules, '@types'),
    (entry) => !WORKSPACE_TYPES.has(entry),
  );
}

function install(plugin: string, modules: string): void {
  const target = path.join(modules, '@screwbox', `docusaurus-${plugin}`);
  if (!existsSync(packedPlugin(plugin)))
    throw new Error(`The plugin "${plugin}" is not packed. Run "npm run build:fixtures" first.`);
  cpSync(packedPlugin(plugin), target, {recursive: true});
  // Dependencies that npm could not hoist are next to the plugin.
  const own = path.join(root, 'plugins', plugin, 'node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(target, 'node_modules'));
}

/**
 * Writes a configuration that changes the site's, and fetches another React if requested, which is then
 * bundled.
 *
 * @returns the name of its file
 */
async function changedConfig(
  dir: string,
  future: object | undefined,
  react: string | undefined,
): Promise<string> {
  const own = path.join(dir, 'other-react');
  if (react !== undefined) {
    const install = ['install', '--no-audit', '--no-fund', '--prefix', own];
    await runCommand('npm', [...install, `react@${react}`, `react-dom@${react}`], {cwd: dir});
  }
  const alias = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [name, path.join(own, 'node_modules', name)]),
  );
  const name = 'changed.config.mjs';
  writeFileSync(
    path.join(dir, name),
    `import config from './docusaurus.config.mjs';
const alias = ${JSON.stringify(react === undefined ? {} : alias)};
const otherReact = () => ({name: 'other-react', configureWebpack: () => ({resolve: {alias}})});
const future = ${JSON.stringify(future) ?? 'config.future'};
export default {...config, future, plugins: [...config.plugins, otherReact]};
`,
  );
  return name;
}

export interface PackedSite {
  /** Folder of the site, relative to the repository. */
  folder: string;
  /** Folders below `plugins`. */
  plugins: string[];
  /** Bundler of the site. */
  bundler: 'rspack' | 'webpack';
  /** Flags of Docusaurus that replace those in the site's `docusaurus.config.mjs`. */
  future?: object;
  /** Version of React instead of the installed one. npm fetches it. */
  react?: string;
  /** Language whose texts `docusaurus write-translations` writes for the tests. */
  translations?: string;
}

/**
 * Builds a fixture site outside the workspace with the tarballs of plugins, as npm would install them. The full run
 * also checks its types if it has a `tsconfig.json`.
 *
 * @param out its build folder
 * @throws Error with the output of the step that failed
 */
export async function buildPackedSite(site: PackedSite, out: string): Promise<void> {
  const {folder, plugins, bundler, future, react, translations} = site;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'packed-site-'));
  try {
    const modules = path.join(dir, 'node_modules');
    cpSync(path.join(root, folder), dir, {recursive: true});
    linkDependencies(modules);
    for (const plugin of plugins) install(plugin, modules);
    if (process.env.TEST_FULL && existsSync(path.join(dir, 'tsconfig.json')))
      await runCommand(process.execPath, [path.join(modules, TSC), '--noEmit'], {cwd: dir});
    const cli = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
    const docusaurus = (...args: string[]) =>
      runCommand(process.execPath, ['--preserve-symlinks-main', cli, ...args], {
        cwd: dir,
        env: {
          PACKED_SITE_BUNDLER: bundler,
          // Without a browserslist, a site is compiled for every browser, down to ES5.
          ...(bundler === 'webpack' && {BROWSERSLIST: 'op_mini all'}),
        },
      });
    if (future === undefined && react === undefined) await docusaurus('build');
    else await docusaurus('build', '--config', await changedConfig(dir, future, react));
    if (plugins.includes('content-security-policy'))
      await runCommand(process.execPath, [path.join(modules, POLICY), 'build'], {cwd: dir});
    cpSync(path.join(dir, 'build'), out, {recursive: true});
    if (translations === undefined) return;
    await docusaurus('write-translations', '--locale', translations);
    cpSync(path.join(dir, 'i18n', translations, 'code.json'), path.join(out, TRANSLATIONS));
  } finally {
    rmSync(dir, {recursive: true, force: true});
  }
}
