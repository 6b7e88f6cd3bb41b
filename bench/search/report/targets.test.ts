import {describe, expect, it} from 'vitest';
import type {ClassRelevance, CorpusFigures, EngineFigures} from '../Figures';
import type {Waiting} from '../waiting/measureWaiting';
import {isReached, targetsOf} from './targets';

function engine(
  name: EngineFigures['engine'],
  mrr: number,
  seconds: number,
  p99: number,
): EngineFigures {
  const mean: ClassRelevance = {
    queries: 1,
    pageMrr: mrr,
    sectionMrr: mrr,
    pageSuccess1: 0,
    pageSuccess8: 0,
    sectionSuccess1: 0,
    sectionSuccess8: 0,
    empty: 0,
  };
  return {
    engine: name,
    build: {seconds, processSeconds: seconds, peakBytes: 0},
    index: {
      keystrokes: {
        ...{count: 1, p50: 0, p95: 0, p99},
        ...{garbageShare: 0, repeatedP99: undefined, complete: true},
      },
    },
    relevance: {classes: {}, mean, complete: true},
    failedQueries: [],
  };
}

const corpus = (pages: number, engines: EngineFigures[]): CorpusFigures => ({
  corpus: 'x',
  pages,
  sections: 1,
  queries: 1,
  engines,
});

function target(figures: CorpusFigures, label: string) {
  const found = targetsOf(figures).find((one) => one.label === label);
  if (!found) throw new Error(`no target "${label}"`);
  return found;
}

describe('goals', () => {
  it('are ratios to MiniSearch in the same run that grow stricter with the corpus', () => {
    const engines = [engine('ours', 0.9, 2, 5), engine('minisearch', 0.9, 2, 100)];
    expect(target(corpus(50, engines), 'keystroke p99 to MiniSearch')).toMatchObject({
      value: 0.05,
      goal: 1 / 3,
    });
    expect(isReached(target(corpus(500, engines), 'keystroke p99 to MiniSearch'))).toBe(true);
    expect(isReached(target(corpus(1200, engines), 'keystroke p99 to MiniSearch'))).toBe(false);
    expect(isReached(target(corpus(50, engines), 'build, process start included'))).toBe(false);
    expect(isReached(target(corpus(1200, engines), 'build, process start included'))).toBe(true);
  });

  it('for relevance are fixed, or a lead over the best peer where all do worse', () => {
    const ours = engine('ours', 0.86, 1, 1);
    expect(target(corpus(50, [ours]), 'page MRR@8').goal).toBe(97);
    expect(
      target(
        corpus(50, [ours, engine('lunr', 0.8, 1, 1), engine('easyops', 0.7, 1, 1)]),
        'page MRR@8',
      ).goal,
    ).toBeCloseTo(84);
    expect(target(corpus(50, [ours, engine('lunr', 0.99, 1, 1)]), 'section MRR@8').goal).toBe(95);
  });

  it('for relevance are reached from below, for everything else from above', () => {
    expect(isReached(target(corpus(50, [engine('ours', 0.98, 1, 1)]), 'page MRR@8'))).toBe(true);
    expect(isReached(target(corpus(50, [engine('ours', 0.9, 1, 1)]), 'page MRR@8'))).toBe(false);
  });

  it('count as open, not as reached, when nothing was measured', () => {
    expect(isReached(target(corpus(50, [engine('ours', 1, 1, 1)]), 'whole index'))).toBeUndefined();
  });

  it('for waiting are those of slow 4G over HTTP/2', () => {
    const ours = engine('ours', 1, 1, 1);
    const waiting = (rows: number): Waiting => ({
      pasted: {rows, excerpts: 700, requests: 9, bytes: 60_000},
      typed: {
        ...{afterLast: {p50: 0, most: 100}, excerpts: {most: 330}},
        ...{perLetter: {p50: 0, p95: 200}, requests: 50, bytes: 300_000},
      },
    });
    const index = {
      ...ours.index,
      waiting: {'slow 4G, HTTP/2': waiting(640), 'far host, HTTP/2': waiting(900)},
    };
    const figures = corpus(500, [{...ours, index}]);
    expect(target(figures, 'pasted, until rows')).toMatchObject({value: 640, goal: 650});
    expect(isReached(target(figures, 'until excerpts, most'))).toBe(false);
    expect(isReached(target(figures, 'after the last letter, most'))).toBe(true);
  });
});
