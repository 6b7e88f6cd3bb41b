// Checks the Java blocks of Markdown files.
// Usage: npm run check:content -- [--docs <folder or file>]…   (default: docs and blog)
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {loadApi} from './api/loadApi';
import {requireJdk} from './jdk/requireJdk';
import {markdownFiles} from './pages/markdownFiles';
import {checkSnippets} from './snippets/checkSnippets';
import {javaBlocks} from './snippets/javaBlocks';

const ROOT = join(import.meta.dirname, '../..');

function main(): void {
  const {values} = parseArgs({options: {docs: {type: 'string', multiple: true}}});
  const defaults = ['docs', 'blog'].map((name) => join(ROOT, name)).filter(existsSync);
  const files = markdownFiles(values.docs?.map((name) => resolve(name)) ?? defaults);
  const api = loadApi();
  requireJdk();
  const report = checkSnippets(
    files.flatMap(({file, text}) => javaBlocks(file, text)),
    api,
  );
  for (const {file, line, message} of report.findings) {
    console.log(`${file}:${line}: ${message}`);
  }
  console.log(
    `${files.length} pages, ${report.blocks} Java blocks (${report.notCompiled} marked no-compile), ` +
      `${report.findings.length} errors.`,
  );
  process.exitCode = report.findings.length > 0 ? 1 : 0;
}

main();
