import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defaultCorpora, folderCorpus, type CorpusSource} from './corpus/corpora';
import type {CorpusFigures} from './Figures';
import {measureCorpus} from './measureCorpus';
import {readOptions, USAGE} from './options';
import {failuresMarkdown} from './report/failures';
import {tablesMarkdown} from './report/tables';

/** The repository: this code runs from the cache below its node_modules. */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const dirs = {
  cache: path.join(root, 'node_modules/.cache/bench-search'),
  questions: path.join(root, 'plugins/search/bench/questions'),
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

function chosenCorpora(names: readonly string[]): CorpusSource[] {
  const known = defaultCorpora(root);
  const wanted =
    names.length === 0
      ? known
      : names.map((name) => known.find((corpus) => corpus.name === name) ?? folderCorpus(name));
  return wanted.filter(({name, dir, hint}) => {
    const there = existsSync(dir);
    if (!there) say(`skipped ${name}: there is no ${dir} (${hint})`);
    return there;
  });
}

function write(file: string | undefined, text: string): void {
  if (file === undefined) return;
  mkdirSync(path.dirname(path.resolve(file)), {recursive: true});
  writeFileSync(file, text);
}

if (process.argv.includes('--help')) {
  say(USAGE);
} else {
  const options = readOptions(process.argv.slice(2));
  const corpora: CorpusFigures[] = [];
  const failures: string[] = [];
  for (const source of chosenCorpora(options.corpora)) {
    const {figures, queries, pages, answers} = await measureCorpus(source, options, dirs, say);
    corpora.push(figures);
    failures.push(failuresMarkdown(source.name, queries, pages, answers));
    say(`\n${tablesMarkdown([figures])}`);
    // Written after every corpus: a long run that is ended keeps what it has.
    write(
      options.json,
      `${JSON.stringify({seed: options.seed, node: process.version, corpora}, undefined, 2)}\n`,
    );
    write(options.markdown, tablesMarkdown(corpora));
    write(options.failures, failures.join('\n'));
  }
  if (corpora.length === 0) throw new Error('bench: no corpus could be measured');
}
