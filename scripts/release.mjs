// Packs a plugin, writes a list of its dependencies (CycloneDX) to release/, and publishes it with npm:
//   node scripts/release.mjs <package>[@<version>] [--dry-run]
//   node scripts/release.mjs --dry-run     all plugins
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root, run} from './run.mjs';
import {taggedPackage} from './taggedPackage.mjs';

const RELEASE = path.join(root, 'release');

const manifestOf = (plugin) =>
  JSON.parse(readFileSync(path.join(root, 'plugins', plugin, 'package.json'), 'utf8'));

const published = () =>
  readdirSync(path.join(root, 'plugins')).filter((plugin) => !manifestOf(plugin).private);

const npm = (args, cwd = root) =>
  execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** Packs a plugin and returns the path of its tarball. `prepack` builds it first. */
function pack(plugin) {
  const packed = npm(['pack', '--json', '-w', `plugins/${plugin}`, '--pack-destination', RELEASE]);
  // Skips the output of `prepack`, which comes before the JSON.
  const [{filename}] = JSON.parse(packed.slice(packed.search(/^\[$/m)));
  return path.join(RELEASE, filename);
}

/** Writes the bill of materials of a tarball: all packages that npm installs with it, except peer dependencies. */
function writeBillOfMaterials(plugin, tarball) {
  const dir = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    const {name, version} = manifestOf(plugin);
    writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name: 'site', version: '1.0.0'}));
    const lock = ['--package-lock-only', '--legacy-peer-deps'];
    npm(['install', ...lock, '--ignore-scripts', '--no-audit', '--no-fund', tarball], dir);
    const bill = npm(['sbom', ...lock, '--sbom-format', 'cyclonedx'], dir);
    writeFileSync(path.join(RELEASE, `${plugin}.cdx.json`), bill);
    const {components} = JSON.parse(bill);
    console.log(`${name}@${version}: ${components.length} packages in ${plugin}.cdx.json`);
  } finally {
    rmSync(dir, {recursive: true});
  }
}

const args = process.argv.slice(2);
const isTrial = args.includes('--dry-run');
const [tag] = args.filter((arg) => arg !== '--dry-run');
if (tag === undefined && !isTrial)
  throw new Error(
    'Name what to publish, such as @screwbox/docusaurus-search@1.0.0, or add --dry-run to see what all packages would contain.',
  );
const {plugin, version} = tag === undefined ? {} : taggedPackage(tag);
if (!isTrial) {
  const manifest = manifestOf(plugin);
  if (version !== manifest.version)
    throw new Error(
      `The tag ${tag} names ${version ?? 'no version'}, but ${manifest.name} has ${manifest.version}. Tag the commit that "changeset version" made, with "changeset tag".`,
    );
}
rmSync(RELEASE, {recursive: true, force: true});
mkdirSync(RELEASE);
for (const each of plugin === undefined ? published() : [plugin]) {
  const tarball = pack(each);
  writeBillOfMaterials(each, tarball);
  if (!run('npm', ['publish', tarball, ...(isTrial ? ['--dry-run'] : [])])) process.exit(1);
}
