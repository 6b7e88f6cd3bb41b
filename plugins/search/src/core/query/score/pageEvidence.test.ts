import {describe, expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {scoreText} from './__tests__/scoreText';

const contextWith = (first: string, second: string, {rest = '', boost = 1} = {}) => {
  const withOther = (url: string, other: string) =>
    page(url, 'Page', [
      ['', `cable plug ${rest}`],
      ['Other', other],
    ]);
  return contextOf([withOther('/a', first), {...withOther('/b', second), boost}]);
};

async function scores(query: string, context: ReturnType<typeof contextOf>) {
  const {best} = await scoreText(query, context);
  expect(best).toEqual([...best].sort((a, b) => b.score - a.score));
  return new Map(best.map(({section, score}) => [section, score]));
}

const gain = async (query: string, context: ReturnType<typeof contextOf>) => {
  const found = await scores(query, context);
  return (found.get(2) ?? 0) - (found.get(0) ?? 0);
};

describe('The rest of a page', () => {
  it('increases the score of a section that lacks some words of the query', async () => {
    expect(await gain('cable plug fuse ', contextWith('wire', 'fuse'))).toBeGreaterThan(0);
    expect(await gain('cable plug fuse ', contextWith('wire', 'wire'))).toBe(0);
  });

  it('does not change the score for a query of one or two words, because such a query names a section', async () => {
    expect(await gain('cable fuse ', contextWith('wire', 'fuse'))).toBe(0);
  });

  it('increases the score more for a longer query, up to a limit', async () => {
    const context = contextWith('wire', 'fuse', {rest: 'lamp room floor wall roof'});
    const share = async (query: string, words: number) => (await gain(query, context)) * words;
    expect(await share('cable plug lamp fuse ', 4)).toBeGreaterThan(
      await share('cable plug fuse ', 3),
    );
    expect(await share('cable plug lamp room floor wall fuse ', 7)).toBeCloseTo(
      await share('cable plug lamp room floor wall roof fuse ', 8),
    );
  });

  it('increases the score less if the page has a lower boost', async () => {
    const scoreWith = async (boost: number) =>
      (await scores('cable plug fuse ', contextWith('wire', 'fuse', {boost}))).get(2) ?? 0;
    expect((await scoreWith(0.1)) / (await scoreWith(1))).toBeCloseTo(0.1);
  });
});
