import path from 'node:path';
import type {CorpusSource} from '../corpus/corpora';
import {readPages, stageCorpus} from '../corpus/stageCorpus';
import {indexFiles, IndexReader} from '../engines/IndexReader';
import {ours} from '../engines/ours';
import {runProgram} from '../jobs/runProgram';
import {createJudge} from '../measure/judge';
import type {BenchOptions} from '../options';
import {generateQueries} from '../queries/generateQueries';
import {questionsFor} from '../queries/questions';
import {collectRows, type ExplainingEngine} from './collectRows';
import type {FitQuery} from './FitQuery';
import {fitWeights, writeWeights} from './fitWeights';

/** Every second question is held back. */
const HELD_BACK = 2;

/** Builds the index of a corpus and asks it all queries, each hit with its features. */
async function rowsOf(
  source: CorpusSource,
  options: BenchOptions,
  dirs: {readonly cache: string; readonly questions: string},
): Promise<{queries: FitQuery[]; heldBack: FitQuery[]}> {
  const corpus = await stageCorpus(source, dirs.cache);
  const indexDir = path.join(path.dirname(corpus.htmlDir), 'fit');
  const build = await ours.prepareBuild(corpus, indexDir);
  if (build.kind !== 'program') throw new Error('bench: our engine is built by its command line');
  const built = await runProgram(build.command, build.args, options.limitSeconds);
  if (built.kind !== 'done') throw new Error(`bench: the index of ${source.name} was not built`);
  const name = '@screwbox/docusaurus-search/engine';
  const {explain, openIndex} = (await import(name)) as ExplainingEngine;
  const reader = new IndexReader(
    indexDir,
    indexFiles(indexDir, () => false),
    true,
  );
  const index = await openIndex({read: (file) => reader.read(file)});
  const pages = await readPages(corpus.pagesFile);
  const isWanted = ({url}: {url: string}) => source.unwanted?.test(url) !== true;
  const generated = generateQueries(pages, options.seed, options.queriesPerClass, isWanted);
  const questions = questionsFor(source, pages, dirs.questions);
  const isHeldBack = (_: unknown, place: number) => place % HELD_BACK === 1;
  const asked = [...generated, ...questions.filter((query, place) => !isHeldBack(query, place))];
  const heldQuestions = questions.filter(isHeldBack);
  const judge = createJudge(pages);
  return {
    queries: await collectRows(source.name, index, explain, asked, judge),
    heldBack: await collectRows(source.name, index, explain, heldQuestions, judge),
  };
}

/** Fits the weights of our engine to the corpora, and writes them into the file that has them. */
export async function fitCorpora(
  sources: readonly CorpusSource[],
  options: BenchOptions,
  dirs: {readonly cache: string; readonly questions: string; readonly weights: string},
  log: (line: string) => void,
): Promise<void> {
  const queries: FitQuery[] = [];
  const heldBack: FitQuery[] = [];
  for (const source of sources) {
    const found = await rowsOf(source, options, dirs);
    log(`${source.name}: ${found.queries.length} queries, ${found.heldBack.length} held back`);
    queries.push(...found.queries);
    heldBack.push(...found.heldBack);
  }
  writeWeights(dirs.weights, fitWeights(queries, heldBack, log));
}
