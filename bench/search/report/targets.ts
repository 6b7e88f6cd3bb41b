import type {CorpusFigures} from '../Figures';
import type {NetworkName} from '../waiting/VirtualNetwork';

/** One goal for our engine on one corpus. */
export interface Target {
  readonly label: string;
  readonly value: number | undefined;
  readonly goal: number;
  /** Whether more or less than the goal reaches it. */
  readonly better: 'more' | 'less';
  readonly unit: string;
}

/** Goals differ by size: about 50, 250 to 500, 1,200 and over 9,000 pages. */
const LARGEST_PAGES = [150, 800, 4000, Infinity] as const;

/** Waiting in ms on the network of the goals, what comes over it, and the rest. */
const GOALS = {
  pageMrr: [97, 96, 95, 94],
  sectionMrr: [95, 93, 93, 91],
  pastedRows: [480, 650, 750, 900],
  pastedExcerpts: [650, 750, 900, 1050],
  afterLast: [0, 0, 0, 150],
  afterLastMost: [60, 160, 200, 320],
  excerptsMost: [160, 320, 360, 500],
  perLetter: [0, 60, 100, 200],
  perLetterMost: [150, 350, 450, 600],
  requests: [10, 60, 130, 200],
  typedKb: [90, 400, 1000, 1500],
  files: [12, 120, 600, 3500],
  indexMb: [0.09, 0.65, 3.6, 15.5],
  buildSeconds: [0.8, 1.8, 5, 25],
  keystrokeRatio: [1 / 3, 1 / 10, 1 / 50, 1 / 100],
  heapRatio: [1, 1 / 4, 1 / 10, 1 / 15],
} as const;

/** The network of the goals. */
const NETWORK: NetworkName = 'slow 4G, HTTP/2';

/** Where every engine does worse than the goal, so far ahead of the best peer is enough, in points. */
const POINTS_AHEAD = {page: 4, section: 5};
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
  const size = LARGEST_PAGES.findIndex((largest) => pages <= largest);
  if (!ours) return [];
  const goalOf = (name: keyof typeof GOALS): number => GOALS[name][size] as number;
  const peers = engines.filter(({engine}) => engine !== 'ours');
  const best = (figure: 'pageMrr' | 'sectionMrr') =>
    peers.reduce<number | undefined>((highest, {relevance}) => {
      const own = relevance && relevance.mean[figure] * 100;
      return own === undefined ? highest : Math.max(own, highest ?? 0);
    }, undefined);
  const mini = peers.find(({engine}) => engine === 'minisearch');
  const {waiting, files, heap, keystrokes} = ours.index;
  const {pasted, typed} = waiting?.[NETWORK] ?? {};
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
    goal: relevanceGoal(goalOf(`${of}Mrr`), best(`${of}Mrr`), POINTS_AHEAD[of]),
    better: 'more',
    unit: '%',
  });
  return [
    mrr('page'),
    mrr('section'),
    less('pasted, until rows', 'ms', pasted?.rows, goalOf('pastedRows')),
    less('pasted, until excerpts', 'ms', pasted?.excerpts, goalOf('pastedExcerpts')),
    less('after the last letter, p50', 'ms', typed?.afterLast.p50, goalOf('afterLast')),
    less('after the last letter, most', 'ms', typed?.afterLast.most, goalOf('afterLastMost')),
    less('until excerpts, most', 'ms', typed?.excerpts.most, goalOf('excerptsMost')),
    less('each letter, p50', 'ms', typed?.perLetter.p50, goalOf('perLetter')),
    less('each letter, p95', 'ms', typed?.perLetter.p95, goalOf('perLetterMost')),
    less('ten queries letter by letter', 'requests', typed?.requests, goalOf('requests')),
    less('ten queries letter by letter', 'kB', typed && typed.bytes / 1000, goalOf('typedKb')),
    less('files', '', files?.count, goalOf('files')),
    less('whole index', 'MB', files && files.transferred / 1_000_000, goalOf('indexMb')),
    less(
      'build, process start included',
      's',
      'reason' in ours.build ? undefined : ours.build.processSeconds,
      goalOf('buildSeconds'),
    ),
    less(
      'keystroke p99 to MiniSearch',
      '×',
      ratio(keystrokes?.p99, mini?.index.keystrokes?.p99),
      goalOf('keystrokeRatio'),
    ),
    less(
      'heap after ten queries to MiniSearch',
      '×',
      ratio(heap?.afterTenQueries, mini?.index.heap?.afterTenQueries),
      goalOf('heapRatio'),
    ),
  ];
}

/** Whether a goal is reached; `undefined` when it was not measured. */
export function isReached({value, goal, better}: Target): boolean | undefined {
  if (value === undefined) return undefined;
  return better === 'more' ? value >= goal : value <= goal;
}
