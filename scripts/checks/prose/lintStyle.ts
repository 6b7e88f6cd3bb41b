// Checks docs and blog against the house style of CONTRIBUTING.md.
// Usage: npm run lint:style -- [<folder or file>]…   (default: docs and blog)
import {join} from 'node:path';
import {counted} from '../../counted.mjs';
import {markdownFiles} from '../pages/markdownFiles';
import {findStyleFaults} from './findStyleFaults';

const ROOT = join(import.meta.dirname, '../../..');
const paths = process.argv.slice(2);
const files = markdownFiles(
  paths.length > 0 ? paths : ['docs', 'blog'].map((name) => join(ROOT, name)),
);

const messages: string[] = [];
for (const {file, text} of files) {
  const faults = await findStyleFaults(text);
  messages.push(...faults.map(({line, message}) => `${file}:${line}: ${message}`));
}
messages.forEach((message) => console.log(message));
console.log(`${counted(files.length, 'page')}, ${counted(messages.length, 'fault')} of style.`);
process.exitCode = messages.length > 0 ? 1 : 0;
