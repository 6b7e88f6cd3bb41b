// Builds a copy of the site that opens from disk, and packs it into screwbox-docs.zip. When unzipped, its index.html
// works without a server or network. With SITE_ZIP=screwbox-docs.zip, the next build offers the file for download.
//   npm run zip
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {zipSync} from 'fflate';
import {createJiti} from 'jiti';
import {root, run} from './run.mjs';

const NAME = 'screwbox-docs';
const file = path.join(root, `${NAME}.zip`);
/** The earliest time that ZIP files can store. It is fixed, so that the same commit always produces the same file. */
const TIME = '1980-01-01T12:00:00';
const PACKED = /\.(?:png|webp|jpe?g|gif|woff2|zip)$/;

const folder = mkdtempSync(path.join(tmpdir(), `${NAME}-`));
process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
// Uses a separate folder, so that the generated files of the regular build stay unchanged.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = `.docusaurus/${NAME}`;
process.env.SITE_ROUTER = 'hash';
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
if (!run(process.execPath, [docusaurus, 'build', '--out-dir', folder])) process.exit(1);

const jiti = createJiti(import.meta.url);
const {writeLicenses} = await jiti.import('./licenses/writeLicenses.ts');
writeLicenses(root, folder);

const names = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  .sort();
const files = Object.fromEntries(
  names.map((name) => [
    `${NAME}/${name.split(path.sep).join('/')}`,
    [readFileSync(path.join(folder, name)), {level: PACKED.test(name) ? 0 : 9, mtime: TIME}],
  ]),
);
const zip = zipSync(files);
writeFileSync(file, zip);
console.log(`${NAME}.zip: ${names.length} files, ${(zip.length / 1e6).toFixed(1)} MB`);
console.log(
  'The copy has no Content-Security-Policy: opened from disk, each of its files has its own origin, so a policy would block its scripts.',
);
