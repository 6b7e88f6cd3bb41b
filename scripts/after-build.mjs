// What changes the built site as a whole, in this order, after Docusaurus: its own post-build hooks run
// side by side, so none of them may rewrite what another one reads. Last comes what lists checksums.
//   node scripts/after-build.mjs [--out-dir build]
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createJiti} from 'jiti';
import {root} from './run.mjs';

const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'build'}}});
const buildDir = path.resolve(root, values['out-dir']);
const jiti = createJiti(import.meta.url);

const {siteVariables} = await jiti.import('../src/environment/siteVariables.ts');
const {url, baseUrl: base, isOffline} = siteVariables(process.env);

const {writeLicenses} = await jiti.import('./licenses/writeLicenses.ts');
console.log(`licenses.txt: ${writeLicenses(root, buildDir)} works of others`);

const {writeRobots} = await jiti.import('./robots/writeRobots.ts');
const isRoot = writeRobots(buildDir, {url, baseUrl: base});
console.log(isRoot ? 'robots.txt: names the sitemap' : 'robots.txt: none below a path');

if (isOffline) {
  const {writeSearchPack} = await jiti.import('../src/offline/node/writeSearchPack.ts');
  writeSearchPack(buildDir);
}

const {applyContentSecurityPolicy, refusalText, summaryText} = await jiti.import(
  '../plugins/content-security-policy/src/index.ts',
);
// The files of a search index are named by its hash, but for the one that names them; so is the pack.
const immutable = ['assets/**', 'search-index/*/*.*.bin', 'search-index/all.*.bin'];
const {REFERRER_POLICY: referrerPolicy} = await jiti.import('../src/legal/referrerPolicy.ts');
const policy = await applyContentSecurityPolicy(buildDir, {base, immutable, referrerPolicy});
const refusal = refusalText(policy.refused);
if (refusal !== undefined) console.warn(refusal);
console.log(summaryText(policy));

const {readSiteModules, writeServiceWorker} = await jiti.import(
  '../src/offline/node/writeServiceWorker.ts',
);
const modules = isOffline ? readSiteModules(root) : 'off';
const bytes = await writeServiceWorker({siteDir: root, buildDir, base, modules});
console.log(`service-worker.js: ${bytes} bytes, reading offline is ${isOffline ? 'on' : 'off'}`);
