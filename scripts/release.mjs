// Publishes one plugin with npm, or shows what would be published of one or all:
//   node scripts/release.mjs <package>[@<version>] [--dry-run]
//   node scripts/release.mjs --dry-run
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run.mjs';
import {taggedPackage} from './taggedPackage.mjs';

const manifestOf = (plugin) =>
  JSON.parse(readFileSync(path.join(root, 'plugins', plugin, 'package.json'), 'utf8'));

/** Folders in `plugins/` that are packages of their own. */
const published = () =>
  readdirSync(path.join(root, 'plugins')).filter((plugin) => !manifestOf(plugin).private);

const args = process.argv.slice(2);
const isTrial = args.includes('--dry-run');
const [tag] = args.filter((arg) => arg !== '--dry-run');
if (tag === undefined && !isTrial)
  throw new Error(
    'Name what to publish, such as @screwbox/docusaurus-search@1.0.0, or add --dry-run to see what all packages would hold.',
  );
const {plugin, version} = tag === undefined ? {} : taggedPackage(tag);
if (!isTrial) {
  const manifest = manifestOf(plugin);
  if (version !== manifest.version)
    throw new Error(
      `The tag ${tag} names ${version ?? 'no version'}, but ${manifest.name} has ${manifest.version}. Tag the commit that "changeset version" made, with "changeset tag".`,
    );
}
for (const each of plugin === undefined ? published() : [plugin]) {
  // `prepack` builds the package.
  const publish = ['publish', '--workspace', `plugins/${each}`, ...(isTrial ? ['--dry-run'] : [])];
  if (!run('npm', publish)) process.exit(1);
}
