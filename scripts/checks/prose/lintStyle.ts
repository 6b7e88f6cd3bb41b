// Checks docs, blog and code against the house style of CONTRIBUTING.md. In code, it reads comments, messages
// and the names of tests.
// Usage: npm run lint:style -- [<folder or file>]…   (default: docs, blog and all code)
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {counted} from '@screwbox/shared/text/counted';
import {markdownFiles} from '../pages/markdownFiles';
import {findCodeStyleFaults, findStyleFaults} from './findStyleFaults';

const ROOT = join(import.meta.dirname, '../../..');
const paths = process.argv.slice(2);
const files = markdownFiles(
  paths.length > 0 ? paths : ['docs', 'blog'].map((name) => join(ROOT, name)),
).filter(({file}) => /\.mdx?$/.test(file));

/** What git knows of code; fixtures are what others might write. */
const modules = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file) && !file.includes('fixtures/'))
  .filter((file) => existsSync(join(ROOT, file)));

const messages: string[] = [];
for (const {file, text} of files) {
  const faults = await findStyleFaults(text);
  messages.push(...faults.map(({line, message}) => `${file}:${line}: ${message}`));
}
for (const file of modules) {
  const faults = findCodeStyleFaults(file, readFileSync(join(ROOT, file), 'utf8'));
  messages.push(...faults.map(({line, message}) => `${file}:${line}: ${message}`));
}
messages.forEach((message) => console.log(message));
console.log(
  `${counted(files.length, 'page')}, ${counted(modules.length, 'module')}, ${counted(messages.length, 'fault')} of style.`,
);
process.exitCode = messages.length > 0 ? 1 : 0;
