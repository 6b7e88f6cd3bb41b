import type {CorpusFigures, EngineFigures} from '../Figures';

/** One goal for our engine on one corpus. */
export interface Target {
  readonly label: string;
  readonly value: number | undefined;
  readonly goal: number;
  /** Whether more or less than the goal reaches it. */
  readonly better: 'more' | 'less';
  readonly unit: string;
}

/** Goals differ by size: about 50, 500, 1,200 and over 9,000 pages. */
const LARGEST_PAGES = [150, 800, 4000, Infinity] as const;

interface Goals {
  readonly pageMrr: number;
  readonly sectionMrr: number;
  readonly firstKb: number;
  readonly tenKb: number;
  readonly typedKb: number;
  readonly indexMb: number;
  readonly keystrokeRatio: number;
  readonly heapRatio: number;
  readonly buildRatio: number;
}

const GOALS: readonly Goals[] = [
  [97, 95, 15, 75, 80, 0.075, 1 / 3, 1, 1.3],
  [96, 93, 18, 150, 400, 0.58, 1 / 10, 1 / 4, 1],
  [95, 93, 30, 290, 800, 3.3, 1 / 50, 1 / 10, 1],
  [94, 91, 60, 450, 1200, 14, 1 / 100, 1 / 15, 0.7],
].map(
  ([
    pageMrr = 0,
    sectionMrr = 0,
    firstKb = 0,
    tenKb = 0,
    typedKb = 0,
    indexMb = 0,
    keystrokeRatio = 0,
    heapRatio = 0,
    buildRatio = 0,
  ]) => ({
    pageMrr,
    sectionMrr,
    firstKb,
    tenKb,
    typedKb,
    indexMb,
    keystrokeRatio,
    heapRatio,
    buildRatio,
  }),
);

/** Where every engine does worse than the goal, so far ahead of the best peer is enough, in points. */
const POINTS_AHEAD = {page: 4, section: 5};
/** Requests at most on the largest corpora, for a first result and for a query letter by letter. */
const LARGE_REQUESTS = {first: 6, typed: 12};

const buildSeconds = ({build}: EngineFigures) => ('reason' in build ? undefined : build.seconds);

function ratio(ours: number | undefined, theirs: number | undefined): number | undefined {
  return ours === undefined || theirs === undefined || theirs === 0 ? undefined : ours / theirs;
}

/** Points that the best peer leaves us to reach: the goal itself, or a lead where all do worse. */
function relevanceGoal(goal: number, best: number | undefined, ahead: number): number {
  return best === undefined ? goal : Math.min(goal, best + ahead);
}

/** What our engine is to reach on a corpus, beside what it does; empty without our engine. */
export function targetsOf({pages, engines}: CorpusFigures): Target[] {
  const ours = engines.find(({engine}) => engine === 'ours');
  const goals = GOALS[LARGEST_PAGES.findIndex((largest) => pages <= largest)];
  if (!ours || !goals) return [];
  const peers = engines.filter(({engine}) => engine !== 'ours');
  const best = (figure: 'pageMrr' | 'sectionMrr') =>
    peers.reduce<number | undefined>((highest, {relevance}) => {
      const own = relevance && relevance.mean[figure] * 100;
      return own === undefined ? highest : Math.max(own, highest ?? 0);
    }, undefined);
  const mini = peers.find(({engine}) => engine === 'minisearch');
  const {transfers, files, heap, keystrokes} = ours.index;
  const less = (label: string, unit: string, value: number | undefined, goal: number): Target => ({
    label,
    value,
    goal,
    better: 'less',
    unit,
  });
  const mrr = (of: 'page' | 'section'): Target => ({
    label: `${of} MRR@8`,
    value: ours.relevance && ours.relevance.mean[`${of}Mrr`] * 100,
    goal: relevanceGoal(goals[`${of}Mrr`], best(`${of}Mrr`), POINTS_AHEAD[of]),
    better: 'more',
    unit: '%',
  });
  const kilo = (bytes: number | undefined) => (bytes === undefined ? undefined : bytes / 1000);
  return [
    mrr('page'),
    mrr('section'),
    less('first result', 'kB', kilo(transfers?.firstResult.meanBytes), goals.firstKb),
    less('ten queries', 'kB', kilo(transfers?.tenQueries.bytes), goals.tenKb),
    less(
      'ten queries letter by letter',
      'kB',
      kilo(transfers?.typedTenQueries.bytes),
      goals.typedKb,
    ),
    less('whole index', 'MB', files && files.transferred / 1_000_000, goals.indexMb),
    less(
      'keystroke p99 to MiniSearch',
      '×',
      ratio(keystrokes?.p99, mini?.index.keystrokes?.p99),
      goals.keystrokeRatio,
    ),
    less(
      'heap after ten queries to MiniSearch',
      '×',
      ratio(heap?.afterTenQueries, mini?.index.heap?.afterTenQueries),
      goals.heapRatio,
    ),
    less(
      'build to MiniSearch',
      '×',
      ratio(buildSeconds(ours), mini && buildSeconds(mini)),
      goals.buildRatio,
    ),
    ...(goals === GOALS[GOALS.length - 1]
      ? [
          less(
            'first result',
            'requests',
            transfers?.firstResult.maxRequests,
            LARGE_REQUESTS.first,
          ),
          less(
            'one query letter by letter',
            'requests',
            transfers?.typedTenQueries.maxRequestsOfOne,
            LARGE_REQUESTS.typed,
          ),
        ]
      : []),
  ];
}

/** Whether a goal is reached; `undefined` when it was not measured. */
export function isReached({value, goal, better}: Target): boolean | undefined {
  if (value === undefined) return undefined;
  return better === 'more' ? value >= goal : value <= goal;
}
