// Builds the site, then runs the steps that change the whole build, one after another. They cannot be plugins, because
// Docusaurus runs post-build hooks concurrently, and these steps rewrite files that others read. Steps that list
// checksums come last.
//   node scripts/build.mjs [--out-dir build] [option of docusaurus build …]
import path from 'node:path';
import {createJiti} from 'jiti';
import {forgetBuilt, noteBuilt} from './builtSources.mjs';
import {outDirOf} from './outDirOf.mjs';
import {root, run} from './run.mjs';

const args = process.argv.slice(2);
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const buildDir = path.resolve(root, outDirOf(args));
const isDefault = buildDir === path.join(root, 'build');
if (isDefault) forgetBuilt();
if (!run(process.execPath, [docusaurus, 'build', ...args])) process.exit(1);
if (args.includes('--help') || args.includes('-h')) process.exit();

const jiti = createJiti(import.meta.url);

const {siteVariables} = await jiti.import('../src/config/siteVariables.ts');
const {url, baseUrl: base, isOffline} = siteVariables(process.env);

const {writeLicenses} = await jiti.import('./licenses/writeLicenses.ts');
console.log(`licenses.txt: ${writeLicenses(root, buildDir)} licenses of other works`);

const {writeRobots} = await jiti.import('./robots/writeRobots.ts');
const isRoot = writeRobots(buildDir, {url, baseUrl: base});
console.log(isRoot ? 'robots.txt: names the sitemap' : 'robots.txt: not written below a path');

const {applyContentSecurityPolicy, refusalText, summaryText} = await jiti.import(
  '../plugins/content-security-policy/src/index.ts',
);
// Files that may be cached forever, because their names contain a hash. This excludes `index.bin` of search indexes.
const immutable = ['assets/**', 'search-index/*/*.*.bin'];
const {REFERRER_POLICY: referrerPolicy} = await jiti.import('../src/config/referrerPolicy.ts');
const policy = await applyContentSecurityPolicy(buildDir, {
  baseUrl: base,
  immutable,
  referrerPolicy,
});
const refusal = refusalText(policy.refused, undefined, policy.likely);
if (refusal !== undefined) console.warn(refusal);
console.log(summaryText(policy));

const {readBundleRecord} = await jiti.import('../src/plugins/bundles/BundleRecord.ts');
const {writeServiceWorker} = await jiti.import('../src/offline/node/writeServiceWorker.ts');
const {searchFiles} = readBundleRecord(root);
await writeServiceWorker({siteDir: root, buildDir, searchFiles, immutable, isOffline});
console.log(`service-worker.js: reading offline is ${isOffline ? 'on' : 'off'}`);
if (isDefault) noteBuilt();
