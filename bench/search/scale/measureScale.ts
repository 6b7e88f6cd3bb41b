import {existsSync, mkdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {codeSizes} from '../codeSizes';
import {extractPage} from '../corpus/extractPage';
import type {Page} from '../corpus/Page';
import {runJob} from '../jobs/runJob';
import {runProgram} from '../jobs/runProgram';
import {generateQueries} from '../queries/generateQueries';
import {inTurns} from '../queries/inTurns';
import {BESIDE_THE_MEAN} from '../queries/Query';
import {engineByName} from '../engines/engineByName';
import type {EngineName, Program} from '../engines/SearchEngine';
import {countWords, noWords} from './countWords';
import {drawWords, type DrawnWords} from './drawWords';
import type {OptionCost} from './measureOptions';
import type {Reading} from './measureReading';
import {listSources, stagePages} from './stagePages';
import {optionTable, scaleTables, type Measured} from './scaleTables';

/** Page counts to measure, as far as the folders have that many pages. */
const SIZES = [1000, 10_000, 30_000, 100_000];
/** The last size. It includes all pages, even if there are more. */
const ALL = 100_000;
/** Number of pages from which queries are generated. Every size includes these pages. */
const QUERY_PAGES = 1000;
const COLD_QUERIES = 20;
const TYPED_QUERIES = 10;

interface Topic {
  topic: string;
  answers: string[];
}

export interface ScaleOptions {
  cache: string;
  topics: string;
  engines: readonly EngineName[];
  seed: number;
  limitSeconds: number;
}

/** @throws Error if the build fails, or GNU time is not installed */
async function measureBuild(
  {command, args}: Program,
  limitSeconds: number,
): Promise<{cpuSeconds: number; peakBytes: number}> {
  const shell = `exec /usr/bin/time -f 'COST %U %S %M' "$@" 2>&1`;
  const result = await runProgram('sh', ['-c', shell, 'sh', command, ...args], limitSeconds);
  if (result.kind === 'over') throw new Error(`bench: a build took more than ${limitSeconds} s`);
  if (result.kind === 'failed') throw new Error(`bench: a build failed: ${result.message}`);
  const [, user, system, kilobytes] = /COST ([\d.]+) ([\d.]+) (\d+)/.exec(result.output) ?? [];
  if (kilobytes === undefined) throw new Error('bench: GNU time is needed: apt-get install time');
  return {cpuSeconds: Number(user) + Number(system), peakBytes: Number(kilobytes) * 1024};
}

const ENGLISH = '/usr/share/dict/words';

function englishWords(say: (line: string) => void): ReadonlySet<string> {
  if (existsSync(ENGLISH))
    return new Set(
      readFileSync(ENGLISH, 'utf8')
        .split('\n')
        .filter((word) => /^[a-z]+$/.test(word)),
    );
  say(`no corrections are measured: there is no ${ENGLISH} (apt-get install wamerican)`);
  return new Set();
}

async function resultOf<Result>(
  job: Parameters<typeof runJob>[0],
  limitSeconds: number,
): Promise<Result> {
  const child = await runJob(job, limitSeconds);
  if (child.kind !== 'done')
    throw new Error(
      `bench: ${child.kind === 'over' ? `measuring took more than ${child.seconds} s` : child.message}`,
    );
  return JSON.parse(readFileSync(job.resultFile, 'utf8')) as Result;
}

interface Asked {
  queries: readonly string[];
  topics: readonly Topic[];
  words: DrawnWords;
}

async function measureEngine(
  engine: EngineName,
  program: Program,
  dir: string,
  pages: number,
  {queries, topics, words}: Asked,
  limitSeconds: number,
): Promise<Measured> {
  const out = path.join(dir, engine);
  const cost = await measureBuild(program, limitSeconds);
  const files = filesBelow(out);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0);
  const reading = await resultOf<Reading>(
    {
      kind: 'reading',
      engine,
      indexDir: out,
      resultFile: path.join(dir, `${engine}.json`),
      scripts: await codeSizes(engine, dir),
      queries: queries.slice(0, COLD_QUERIES),
      typedQueries: queries.slice(COLD_QUERIES, COLD_QUERIES + TYPED_QUERIES),
      topics: topics.map(({topic}) => topic),
      words,
    },
    limitSeconds,
  );
  return {pages, engine, ...cost, files: files.length, bytes, reading};
}

/**
 * Measures the cost of indexing from 1,000 to 100,000 pages, how long readers wait, and what they
 * find. Returns the tables of the documentation.
 */
export async function measureScale(
  folders: readonly string[],
  options: ScaleOptions,
  say: (line: string) => void,
): Promise<string> {
  const allTopics = JSON.parse(readFileSync(options.topics, 'utf8')) as Topic[];
  const sources = listSources(folders, new Set(allTopics.flatMap(({answers}) => answers)));
  const english = englishWords(say);
  const measured: Measured[] = [];
  const failures: string[] = [];
  let engines = options.engines.filter((engine) => engineByName(engine).indexFolder);
  let queries: string[] = [];
  let topics: Topic[] = [];
  for (const size of SIZES) {
    const dir = path.join(options.cache, 'scale', String(size));
    rmSync(dir, {recursive: true, force: true});
    mkdirSync(dir, {recursive: true});
    const counts = noWords();
    const first: Page[] = [];
    const most = size === ALL ? Infinity : size;
    const pages = stagePages(sources, most, path.join(dir, 'site'), (target, html) => {
      countWords(html, counts);
      if (size === SIZES[0]) first.push(extractPage(target, html));
    });
    if (size === SIZES[0]) {
      const urls = new Set(first.map(({url}) => url));
      topics = allTopics.filter(({answers}) => answers.every((answer) => urls.has(answer)));
      queries = inTurns(generateQueries(first.slice(0, QUERY_PAGES), options.seed, 6, () => true))
        .filter((query) => !BESIDE_THE_MEAN.includes(query.class))
        .map(({text}) => text);
    }
    const words = drawWords(counts, english, options.seed);
    for (const engine of engines) {
      try {
        const program = await engineByName(engine).indexFolder?.(
          path.join(dir, 'site'),
          path.join(dir, engine),
        );
        const asked = {queries, topics, words};
        if (program)
          measured.push(
            await measureEngine(engine, program, dir, pages, asked, options.limitSeconds),
          );
      } catch (error) {
        failures.push(
          `${pages} pages, ${engine}: ${error instanceof Error ? error.message : String(error)}`,
        );
        // Larger sizes would fail as well.
        engines = engines.filter((other) => other !== engine);
      }
    }
    say([scaleTables(measured, topics), ...failures].join('\n'));
    if (pages < size || pages === sources.length) break;
  }
  const found = [scaleTables(measured, topics), ...failures].join('\n\n');
  if (!options.engines.includes('ours')) return found;
  const costs = await resultOf<OptionCost[]>(
    {
      kind: 'options',
      indexDir: path.join(options.cache, 'scale', 'options'),
      resultFile: path.join(options.cache, 'scale', 'options.json'),
    },
    options.limitSeconds,
  );
  return `${found}\n\n${optionTable(costs)}`;
}
