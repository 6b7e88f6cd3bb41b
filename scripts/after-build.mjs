// What changes the built site as a whole, in this order, after Docusaurus: its own post-build hooks run
// side by side, so none of them may rewrite what another one reads.
import path from 'node:path';
import {createJiti} from 'jiti';
import {root} from './install.mjs';

const buildDir = path.join(root, 'build');
const jiti = createJiti(import.meta.url);

const {applyContentSecurityPolicy, summaryText} = await jiti.import(
  '../plugins/content-security-policy/src/index.ts',
);
const summary = await applyContentSecurityPolicy(buildDir, {
  base: process.env.SITE_BASE_URL ?? '/',
});
console.log(summaryText(summary));
