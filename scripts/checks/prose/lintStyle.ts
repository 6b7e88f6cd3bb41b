// Checks pages, guides and code against the house style of CONTRIBUTING.md. In code, it checks comments, messages and
// test titles.
// Usage: npm run lint:style -- [<folder or file>]…   (default: everything)
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {counted} from '@screwbox/shared/text/counted';
import {findCodeStyleFaults, findStyleFaults} from './findStyleFaults';

const ROOT = join(import.meta.dirname, '../../..');
const paths = process.argv.slice(2);
/** Tracked and new files of this repository. Fixtures are excluded, because they imitate files of other authors. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !/fixtures\/|CHANGELOG/.test(file) && existsSync(join(ROOT, file)));
const pages = files.filter((file) => /\.mdx?$/.test(file));
const modules = files.filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file));

const messages: string[] = [];
for (const file of pages) {
  const faults = await findStyleFaults(readFileSync(join(ROOT, file), 'utf8'));
  messages.push(...faults.map(({line, message}) => `${file}:${line}: ${message}`));
}
for (const file of modules) {
  const faults = findCodeStyleFaults(file, readFileSync(join(ROOT, file), 'utf8'));
  messages.push(...faults.map(({line, message}) => `${file}:${line}: ${message}`));
}
messages.forEach((message) => console.log(message));
console.log(
  `${counted(pages.length, 'page')}, ${counted(modules.length, 'module')}, ${counted(messages.length, 'style problem')}.`,
);
process.exitCode = messages.length > 0 ? 1 : 0;
