// Checks the Java blocks of Markdown files, the names in their inline code, and the sentences of pages that the
// programs in examples/facts prove.
// Usage: npm run check:content -- [--docs <folder or file>]… (default: docs and blog)
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {counted} from '@screwbox/shared/text/counted';
import {loadApi} from '../../engine-api/loadApi';
import {docsPages} from './documentation';
import {checkClaims} from './facts/checkClaims';
import {readFacts} from './facts/readFacts';
import {requireJdk} from './jdk/requireJdk';
import {markdownFiles} from './pages/markdownFiles';
import {checkSideBySide} from './snippets/checkSideBySide';
import {checkSnippets} from './snippets/checkSnippets';
import {javaBlocks} from './snippets/javaBlocks';
import {checkSymbols} from './symbols/checkSymbols';

const ROOT = join(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const {values} = parseArgs({options: {docs: {type: 'string', multiple: true}}});
  const defaults = ['docs', 'blog'].map((name) => join(ROOT, name)).filter(existsSync);
  const files = markdownFiles(values.docs?.map((name) => resolve(name)) ?? defaults);
  const api = loadApi();
  requireJdk();
  const blocks = files.flatMap(({file, text}) => javaBlocks(file, text));
  const report = checkSnippets(blocks, api);
  const clashes = checkSideBySide(blocks, api);
  const codeFaults = [...report.faults, ...clashes];
  const symbols = await checkSymbols(files);
  const facts = readFacts(join(ROOT, 'examples'));
  const claims = await checkClaims(facts, docsPages());
  const messages = [
    ...codeFaults.map(({file, line, message}) => `${file}:${line}: ${message}`),
    ...symbols.messages,
    ...claims,
  ];
  messages.forEach((message) => console.log(message));
  console.log(
    `${counted(files.length, 'page')}, ${counted(report.blocks, 'Java block')} (${report.notCompiled} marked no-compile), ` +
      `${counted(codeFaults.length, 'error')}; ${counted(symbols.links, 'API link')}, ` +
      `${counted(symbols.messages.length, 'unknown name')}; ${counted(facts.length, 'claim')}, ` +
      `${counted(claims.length, 'changed sentence')}.`,
  );
  process.exitCode = messages.length > 0 ? 1 : 0;
}

await main();
