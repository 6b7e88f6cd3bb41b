import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {applyContentSecurityPolicy} from '../../plugins/content-security-policy/src';
import {docusaurusCli} from './docusaurusCli';
import {runCommand} from './runToEnd';

const root = path.resolve(__dirname, '../..');

/**
 * Names of folders and files that are not sources. `build` is an exception: below `src` it contains sources. Git is not
 * used for this, because it may be missing, or reject a clone that another user owns.
 */
const LEFT_BEHIND = new Set([
  '.cache',
  '.copies',
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'lib',
  'node_modules',
  'playwright-report',
  'reports',
  'test-results',
]);

interface SiteBuildOptions {
  out: string;
  env?: Record<string, string>;
}

export interface SiteCopy {
  /** Temporary folder that contains the copy. Tests may write other files there. `remove` deletes it. */
  dir: string;
  /** Builds the site in the copy, with all steps of `npm run build`. */
  build: (options: SiteBuildOptions) => Promise<void>;
  /** Builds a fixture in the copy, including the policy and the host files. */
  buildFixture: (name: string, options: SiteBuildOptions) => Promise<void>;
  remove: () => void;
}

/**
 * Creates a hard link, because the dependencies are large. Copies the file if the temporary folder is on another disk.
 */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== '.cache') linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function isSource(file: string): boolean {
  const parts = path.relative(root, file).split(path.sep);
  const name = parts.pop() ?? '';
  return !LEFT_BEHIND.has(name) || (name === 'build' && parts.includes('src'));
}

/**
 * Copies the repository into the system's temporary folder, where it can be built like a fresh clone.
 *
 * @param place relative path of the copy within a new folder
 */
export function siteCopy(place = 'site'): SiteCopy {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));
  const site = path.join(dir, place);
  cpSync(root, site, {recursive: true, filter: isSource});
  const packages = [
    '',
    ...readdirSync(path.join(root, 'plugins')).map((name) => `plugins/${name}`),
  ];
  for (const folder of packages.map((name) => path.join(name, 'node_modules')))
    if (existsSync(path.join(root, folder)))
      linkFolder(path.join(root, folder), path.join(site, folder));
  const docusaurus = (source: string, {out, env = {}}: SiteBuildOptions): Promise<unknown> => {
    const cli = docusaurusCli(site);
    const args = [cli, 'build', source, '--out-dir', out];
    return runCommand(process.execPath, args, {cwd: site, env});
  };
  return {
    dir,
    build: async (options) => {
      const {out, env = {}} = options;
      const build = path.join(site, 'scripts/build.mjs');
      await runCommand(process.execPath, [build, '--out-dir', out], {cwd: site, env});
    },
    buildFixture: async (name, options) => {
      await docusaurus(path.join(site, 'tests/fixtures', name), options);
      await applyContentSecurityPolicy(options.out);
    },
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
