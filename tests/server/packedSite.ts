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

/** Name of the file in the build folder that contains the texts found by `docusaurus write-translations`. */
export const TRANSLATIONS = 'translations.json';

/** Type packages of the workspace. They are not linked, because packed plugins must work without them. */
const WORKSPACE_TYPES = new Set(['js-yaml', 'lunr', 'picomatch']);

function linkEntries(from: string, to: string, isLinked: (entry: string) => boolean): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from).filter(isLinked))
    symlinkSync(path.join(from, entry), path.join(to, entry));
}

/**
 * Links every installed package into the site, except those of the workspace. Packed plugins can therefore only come
 * from their tarballs.
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
  // Some dependencies of a plugin may be in its own folder, because npm could not hoist them.
  const own = path.join(root, 'plugins', plugin, 'node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(target, 'node_modules'));
}

/**
 * Writes a configuration that changes the site's configuration, and returns its file name. If
 * another version of React is requested, it is fetched and bundled.
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
  folder: string;
  plugins: string[];
  bundler: 'rspack' | 'webpack';
  /** Docusaurus flags that replace those in the site's `docusaurus.config.mjs`. */
  future?: object;
  /** Version of React to use instead of the installed one. It is fetched with npm. */
  react?: string;
  translations?: string;
}

/**
 * Builds a fixture site outside the workspace with the plugins' tarballs, as npm would install them. If the site has a
 * `tsconfig.json`, the full run also checks its types.
 *
 * @param out build folder of the site
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
          // Compiles for every browser, down to ES5, as on a site without a browserslist.
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
