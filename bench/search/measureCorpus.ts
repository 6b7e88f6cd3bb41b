import path from 'node:path';
import {counted} from '@screwbox/shared/text/counted';
import {readPages, stageCorpus} from './corpus/stageCorpus';
import type {CorpusSource} from './corpus/corpora';
import type {CorpusFigures, EngineFigures} from './Figures';
import {createJudge, type Judgement} from './measure/judge';
import {summariseRelevance} from './measure/summariseRelevance';
import {measureEngine, type MeasuredEngine} from './measureEngine';
import type {EngineName} from './engines/SearchEngine';
import type {BenchOptions} from './options';
import {allQueries} from './queries/allQueries';
import type {Query} from './queries/Query';

const ROWS = 8;

function figuresOf(
  engine: EngineName,
  {build, report, stopped}: MeasuredEngine,
  queries: readonly Query[],
  judgements: readonly Judgement[],
): EngineFigures {
  const {hits, failures, ...index} = report;
  return {
    engine,
    build,
    index,
    ...(hits && {relevance: summariseRelevance(queries, judgements)}),
    failedQueries: failures ?? [],
    ...(stopped !== undefined && {stopped}),
  };
}

export async function measureCorpus(
  source: CorpusSource,
  options: BenchOptions,
  dirs: {readonly cache: string; readonly questions: string; readonly topics: string},
  log: (line: string) => void,
): Promise<CorpusFigures> {
  const corpus = await stageCorpus(source, dirs.cache);
  const pages = await readPages(corpus.pagesFile);
  const queries = allQueries(source, pages, options, dirs);
  if (queries.length === 0)
    throw new Error(`bench: the pages of "${source.name}" yield no queries; use a larger corpus`);
  log(
    `${source.name}: ${counted(corpus.pages, 'page')}, ${counted(corpus.sections, 'section')}, ${counted(queries.length, 'query', 'queries')}`,
  );
  const texts = queries.map(({text}) => text);
  const judge = createJudge(pages);
  const indexDir = path.dirname(corpus.htmlDir);
  const engines: EngineFigures[] = [];
  for (const engine of options.engines) {
    const asked = {
      rows: ROWS,
      queries: texts,
      tenQueries: texts.slice(0, 10),
      warmUpQueries: texts.slice(10, 10 + options.typedQueries),
      typedQueries: texts.slice(10 + options.typedQueries, 10 + 2 * options.typedQueries),
      phaseSeconds: options.phaseSeconds,
    };
    const measured = await measureEngine(engine, corpus, indexDir, asked, options.limitSeconds);
    const judgements = (measured.report.hits ?? []).flatMap((list, position) => {
      const query = queries[position];
      return query ? [judge(query, list)] : [];
    });
    const figures = figuresOf(engine, measured, queries, judgements);
    engines.push(figures);
    log(
      `  ${engine}: ${figures.stopped ?? 'measured'}${'reason' in figures.build ? `; build ${figures.build.reason}` : ''}`,
    );
    for (const failure of figures.failedQueries) log(`  ${engine}: ${failure}`);
    if (figures.relevance?.complete === false)
      log(`  ${engine}: time ran out after ${figures.relevance.mean.queries} queries`);
  }
  return {
    corpus: source.name,
    pages: corpus.pages,
    sections: corpus.sections,
    queries: queries.length,
    engines,
  };
}
