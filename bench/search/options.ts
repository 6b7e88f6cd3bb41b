import {parseArgs} from 'node:util';
import type {CollectionFiles} from './collections/readCollection';
import {ENGINES, type EngineName} from './engines/SearchEngine';

export interface BenchOptions {
  /** Names of default corpora or folders of HTML. If empty, all default corpora that exist. */
  readonly corpora: readonly string[];
  readonly collection: CollectionFiles | undefined;
  readonly engines: readonly EngineName[];
  /**
   * Folders of HTML or Markdown. If set, the bench measures cost, waiting times and answers for up to 100,000 pages.
   */
  readonly scale: readonly string[];
  readonly queriesPerClass: number;
  readonly typedQueries: number;
  readonly seed: number;
  readonly parts: boolean;
  readonly results: readonly string[];
  /** Time limit in seconds for a build, and for measuring an index. */
  readonly limitSeconds: number;
  /** Time limit in seconds for relevance and for typing, each. Results before the limit are kept. */
  readonly phaseSeconds: number;
  readonly json: string | undefined;
  readonly markdown: string | undefined;
}

export const USAGE = `npm run bench:search -- [options]
  --corpus <a,b>        site, python-guide, python, postgresql, openjdk, or folders of HTML (default: all)
  --collection <d,q,j>  documents, queries and judgements of a collection such as Cranfield
  --engines <a,b>       ${ENGINES.join(', ')} (default: all)
  --scale <a,b>         measure only 1,000 to 100,000 pages of these folders
  --quick               15 queries per class instead of 50
  --parts               print what our ranking loses without each of its features
  --results <a,b>       write the table of several runs from what they wrote with --json
  --seed <n>            another set of generated queries (default 1)
  --limit-seconds <n>   give up a build or an index after this long (default 600)
  --json <file>         write every figure
  --markdown <file>     write the table of docs/bench.md, between its marks if the file has them`;

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`bench: --${name} must be a whole number from 1, not "${value}"`);
  return number;
}

const list = (value: string | undefined) => (value ?? '').split(',').filter((name) => name !== '');

function engineNames(value: string | undefined): EngineName[] {
  const wanted = list(value);
  const unknown = wanted.filter((name) => !ENGINES.some((engine) => engine === name));
  if (unknown.length > 0)
    throw new Error(`bench: --engines knows ${ENGINES.join(', ')}, not "${unknown.join(', ')}"`);
  return ENGINES.filter((engine) => wanted.length === 0 || wanted.includes(engine));
}

function collectionFiles(value: string | undefined): CollectionFiles | undefined {
  if (value === undefined) return undefined;
  const [documents, queries, judgements, ...more] = list(value);
  if (!documents || !queries || !judgements || more.length > 0)
    throw new Error(`bench: --collection takes documents,queries,judgements, not "${value}"`);
  return {documents, queries, judgements};
}

/** @throws Error if an option is unknown or has an invalid value */
export function readOptions(args: readonly string[]): BenchOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      corpus: {type: 'string'},
      collection: {type: 'string'},
      engines: {type: 'string'},
      scale: {type: 'string'},
      quick: {type: 'boolean', default: false},
      seed: {type: 'string', default: '1'},
      parts: {type: 'boolean', default: false},
      results: {type: 'string'},
      'limit-seconds': {type: 'string', default: '600'},
      json: {type: 'string'},
      markdown: {type: 'string'},
    },
  });
  const limitSeconds = wholeNumber('limit-seconds', values['limit-seconds']);
  return {
    corpora: list(values.corpus),
    collection: collectionFiles(values.collection),
    engines: engineNames(values.engines),
    scale: list(values.scale),
    queriesPerClass: values.quick ? 15 : 50,
    typedQueries: values.quick ? 12 : 27,
    seed: wholeNumber('seed', values.seed),
    parts: values.parts,
    results: list(values.results),
    limitSeconds,
    phaseSeconds: Math.ceil(limitSeconds / 6),
    json: values.json,
    markdown: values.markdown,
  };
}
