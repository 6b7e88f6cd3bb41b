// Publishes one plugin with npm:
//   node scripts/release.mjs <package>[@<version>] [--dry-run]
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root, run} from './run.mjs';
import {taggedPackage} from './taggedPackage.mjs';

const [tag = '', ...flags] = process.argv.slice(2);
const isTrial = flags.includes('--dry-run');
const {plugin, version} = taggedPackage(tag);
const manifest = JSON.parse(
  readFileSync(path.join(root, 'plugins', plugin, 'package.json'), 'utf8'),
);
if (!isTrial && version !== manifest.version)
  throw new Error(
    `The tag ${tag} names ${version ?? 'no version'}, but ${manifest.name} has ${manifest.version}. Tag the commit that "changeset version" made, with "changeset tag".`,
  );
// `prepack` builds the package.
const publish = ['publish', '--workspace', `plugins/${plugin}`, ...(isTrial ? ['--dry-run'] : [])];
if (!run('npm', publish)) process.exit(1);
