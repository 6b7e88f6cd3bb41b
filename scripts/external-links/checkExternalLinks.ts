// Lists broken links from the built site to other hosts. It never fails, because we cannot repair other hosts.
// Usage: npm run check:external-links (after npm run build)
import {existsSync} from 'node:fs';
import path from 'node:path';
import {siteVariables} from '../../src/config/siteVariables';
import {counted} from '@screwbox/shared/text/counted';
import {externalLinks} from './externalLinks';

const TIMEOUT = 20_000;

const buildDir = path.resolve(import.meta.dirname, '../../build');
if (!existsSync(path.join(buildDir, 'index.html')))
  throw new Error('There is no built site in build/. Run "npm run build" first.');

const {checked, broken} = await externalLinks(buildDir, siteVariables(process.env).url, TIMEOUT);
for (const {url, status, pages} of broken) {
  console.log(`${url}: ${status ?? 'no response'}`);
  for (const page of pages) console.log(`  on ${page}`);
}
console.log(`${counted(checked, 'link')} to other hosts checked, ${broken.length} broken.`);
