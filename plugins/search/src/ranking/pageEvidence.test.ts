import {describe, expect, it} from 'vitest';
import {parsePlain} from '../engine/query/PlainQuery';
import {Scheduler} from '../engine/reading/Scheduler';
import {analyzer, contextOf} from '../engine/reading/__tests__/memoryContext';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {rankPlain} from './rankPlain';

/** Two pages that differ in a section of theirs alone. */
const contextWith = (first: string, second: string, {rest = '', boost = 1} = {}) => {
  const withOther = (url: string, other: string) =>
    page(url, 'Page', [
      ['', `cable plug ${rest}`],
      ['Other', other],
    ]);
  return contextOf([withOther('/a', first), {...withOther('/b', second), boost}]);
};

/** Scores of the sections that match, by section. */
async function scores(query: string, context: ReturnType<typeof contextOf>) {
  const keep = {most: 100, onlyComplete: false};
  const scheduler = new Scheduler();
  const {best} = await rankPlain(parsePlain(query, analyzer), context, scheduler, keep);
  expect(best).toEqual([...best].sort((a, b) => b.score - a.score));
  return new Map(best.map(({section, score}) => [section, score]));
}

const gain = async (query: string, context: ReturnType<typeof contextOf>) => {
  const found = await scores(query, context);
  return (found.get(2) ?? 0) - (found.get(0) ?? 0);
};

describe('pageEvidence', () => {
  it('adds what a section lacks of the query and its page has', async () => {
    expect(await gain('cable plug fuse ', contextWith('wire', 'fuse'))).toBeGreaterThan(0);
    expect(await gain('cable plug fuse ', contextWith('wire', 'wire'))).toBe(0);
  });

  it('adds more the longer the query is, to a limit', async () => {
    const context = contextWith('wire', 'fuse', {rest: 'lamp room floor wall roof'});
    const three = await gain('cable plug fuse ', context);
    const four = await gain('cable plug lamp fuse ', context);
    const share = async (query: string, words: number) => (await gain(query, context)) * words;
    expect(four * 4).toBeGreaterThan(three * 3);
    expect(await share('cable plug lamp room floor wall fuse ', 7)).toBeCloseTo(
      await share('cable plug lamp room floor wall roof fuse ', 8),
    );
  });

  it('adds as much less on a page that is boosted less', async () => {
    const scoreWith = async (boost: number) =>
      (await scores('cable plug fuse ', contextWith('wire', 'fuse', {boost}))).get(2) ?? 0;
    expect((await scoreWith(0.1)) / (await scoreWith(1))).toBeCloseTo(0.1);
  });
});
