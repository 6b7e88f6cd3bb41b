// Lists shortcomings of the docs and blog pages, such as missing links, with file and line.
// Usage: npm run check:pages -- [<folder or file>]… (default: docs and blog)
import {join, relative} from 'node:path';
import {counted} from '@screwbox/shared/text/counted';
import {blogPosts, docsPages} from './documentation';
import {orphans} from './lacks/orphans';
import {type Lack, pageLacks} from './lacks/pageLacks';
import {schemaFaults} from './lacks/schemaFaults';
import {findStyleFaults} from './prose/findStyleFaults';

const ROOT = join(import.meta.dirname, '../..');

const asked = process.argv.slice(2).map((name) => relative(ROOT, name));
const isAsked = (file: string): boolean =>
  asked.length === 0 || asked.some((name) => file === name || file.startsWith(`${name}/`));

const docs = docsPages();
const posts = blogPosts();
const pages = [...docs, ...posts];
const lacks: Lack[] = [
  ...(await Promise.all(docs.map((page) => pageLacks(page, false)))).flat(),
  ...(await Promise.all(posts.map((page) => pageLacks(page, true)))).flat(),
  ...docs.flatMap((page) => schemaFaults(page, 'page')),
  ...posts.flatMap((page) => schemaFaults(page, 'post')),
  ...(await orphans(pages)),
];
for (const {file, text} of pages.filter(({file}) => isAsked(file)))
  for (const {line, message} of await findStyleFaults(text)) lacks.push({file, line, message});

const found = lacks
  .filter(({file}) => isAsked(file))
  .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const {file, line, message} of found) console.log(`${file}:${line}: ${message}`);
const read = pages.filter(({file}) => isAsked(file)).length;
console.log(`${counted(read, 'page')}, ${counted(found.length, 'problem')}.`);
process.exitCode = found.length > 0 ? 1 : 0;
