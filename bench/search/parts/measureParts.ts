import {readFileSync} from 'node:fs';
import path from 'node:path';
import {openIndex} from '../../../plugins/search/src/core/query/openIndex';
import {type FeatureName, WEIGHTS} from '../../../plugins/search/src/core/query/score/weights';
import {buildIndex} from '../../../plugins/search/src/node/index/buildIndex';
import {readHtmlFolder} from '../../../plugins/search/src/node/index/readHtmlFolder';
import {allQueries} from '../queries/allQueries';
import type {CorpusSource} from '../corpus/corpora';
import {readPages, stageCorpus} from '../corpus/stageCorpus';
import type {Relevance} from '../Figures';
import {createJudge} from '../measure/judge';
import {summariseRelevance} from '../measure/summariseRelevance';
import type {BenchOptions} from '../options';
import {type Loss, lossesOf, partsMarkdown} from './losses';

const ROWS = 8;

/** Builds the index of a corpus. Returns a function that measures it with the current weights. */
async function prepare(
  source: CorpusSource,
  options: BenchOptions,
  dirs: {readonly cache: string; readonly questions: string; readonly topics: string},
): Promise<() => Promise<Relevance>> {
  const corpus = await stageCorpus(source, dirs.cache);
  const outDir = path.join(path.dirname(corpus.htmlDir), 'parts');
  await buildIndex({pages: readHtmlFolder(corpus.htmlDir), outDir});
  const files = new Map<string, Uint8Array>();
  const read = (file: string): Promise<Uint8Array> => {
    const bytes = files.get(file) ?? new Uint8Array(readFileSync(path.join(outDir, file)));
    files.set(file, bytes);
    return Promise.resolve(bytes);
  };
  const index = await openIndex({read});
  const pages = await readPages(corpus.pagesFile);
  const queries = allQueries(source, pages, options, dirs);
  const judge = createJudge(pages);
  return async () => {
    const judgements = [];
    for (const query of queries) {
      const {hits} = await index.search(query.text, {limit: ROWS});
      judgements.push(judge(query, hits));
    }
    return summariseRelevance(queries, judgements);
  };
}

export async function measureParts(
  sources: readonly CorpusSource[],
  options: BenchOptions,
  dirs: {readonly cache: string; readonly questions: string; readonly topics: string},
  log: (line: string) => void,
): Promise<string> {
  const losses: Loss[] = [];
  for (const source of sources) {
    const measure = await prepare(source, options, dirs);
    const whole = await measure();
    for (const name of Object.keys(WEIGHTS) as FeatureName[]) {
      const weight = WEIGHTS[name];
      WEIGHTS[name] = 0;
      const without = await measure();
      WEIGHTS[name] = weight;
      losses.push(...lossesOf(name, source.name, whole, without));
    }
    log(`${source.name}: measured`);
  }
  return partsMarkdown(losses);
}
