import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultCorpora, folderCorpus, type CorpusSource} from './corpus/corpora';
import {measureCollection} from './collections/measureCollection';
import type {BenchFigures, CollectionFigures, CorpusFigures} from './Figures';
import {measureCorpus} from './measureCorpus';
import {measureParts} from './parts/measureParts';
import {readOptions, USAGE, type BenchOptions} from './options';
import {REPOSITORY} from './repository';
import {docsTable} from './report/docsTable';
import {measureScale} from './scale/measureScale';
import {joinFigures} from './report/joinFigures';

const dirs = {
  cache: path.join(REPOSITORY, 'bench/node_modules/.cache/search'),
  questions: path.join(REPOSITORY, 'bench/search/questions'),
  topics: path.join(REPOSITORY, 'bench/search/topics'),
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

function chosenCorpora(names: readonly string[]): CorpusSource[] {
  const known = defaultCorpora(REPOSITORY);
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

const TABLE = /(<!-- figures -->\n)[^]*(\n<!-- \/figures -->)/;

/** Writes a table of the documentation. If the file has markers for it, only the text between them is replaced. */
function writeTable(file: string | undefined, table: string): void {
  if (file === undefined) return;
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  write(file, TABLE.test(page) ? page.replace(TABLE, `$1\n${table}$2`) : table);
}

/** Prints and writes the results so far, so that a long run that is stopped keeps them. */
function save(figures: BenchFigures, {json, markdown}: BenchOptions): void {
  const table = docsTable(figures);
  say(`\n${table}`);
  write(json, `${JSON.stringify(figures, undefined, 2)}\n`);
  writeTable(markdown, table);
}

async function bench(options: BenchOptions): Promise<void> {
  const corpora: CorpusFigures[] = [];
  const collections: CollectionFigures[] = [];
  const figures = {seed: options.seed, node: process.version, corpora, collections};
  if (options.scale.length > 0) {
    const table = await measureScale(
      options.scale,
      {cache: dirs.cache, ...options, topics: path.join(dirs.topics, 'microsoft.json')},
      say,
    );
    say(`\n${table}`);
    return write(options.markdown, `${table}\n`);
  }
  if (options.results.length > 0) {
    const results = options.results.map(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as BenchFigures,
    );
    return save(joinFigures(results), options);
  }
  if (options.parts) {
    const table = await measureParts(chosenCorpora(options.corpora), options, dirs, say);
    say(table);
    return writeTable(options.markdown, table);
  }
  if (options.collection) {
    collections.push(await measureCollection(options.collection, options, dirs.cache, say));
    save(figures, options);
    if (options.corpora.length === 0) return;
  }
  for (const source of chosenCorpora(options.corpora)) {
    corpora.push(await measureCorpus(source, options, dirs, say));
    save(figures, options);
  }
  if (corpora.length === 0) throw new Error('bench: no corpus could be measured');
}

async function run(args: readonly string[]): Promise<void> {
  let options: BenchOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message.replace(/^(bench: )?/, 'bench: ')}\n${USAGE}\n`);
    process.exitCode = 2;
    return;
  }
  await bench(options);
}

if (process.argv.includes('--help')) say(USAGE);
else await run(process.argv.slice(2));
