import {describe, expect, it, vi} from 'vitest';
import type {IndexAnswer} from '../core/query/SearchResult';
import {hit} from './__tests__/answerOf';
import type {Answer, QueryError} from './Answer';
import {type OpenedIndex, searchIndexes} from './searchIndexes';

function index(
  title: string,
  scores: readonly number[],
  rest: Partial<IndexAnswer> = {},
  url = `/${title}/`,
): OpenedIndex {
  const rows = scores.map((score, place) => {
    const found = hit({title, url, hash: `${place}`, score});
    return {
      score,
      readHead: () => Promise.resolve({...found, awaitsExcerpt: true}),
      read: () => Promise.resolve({...found, excerpt: 'An excerpt.'}),
    };
  });
  const answer: IndexAnswer = {
    ...{rows, total: scores.length, hasMore: false, isTyping: false, terms: [title]},
    ...rest,
  };
  return {
    context: title === 'other' ? '' : title,
    finder: {
      find: (_, {limit} = {}) => Promise.resolve({...answer, rows: rows.slice(0, limit)}),
      has: () => Promise.resolve(false),
    },
  };
}

const search = (indexes: OpenedIndex[], limit = 8, onRows?: (rows: Answer) => void) =>
  searchIndexes(indexes, {
    query: 'mouse',
    limit,
    excerptLength: 0,
    signal: new AbortController().signal,
    ...(onRows && {onRows}),
  });

const ERROR: QueryError = {
  message: 'boost must be numeric',
  ...({code: 'boostNotNumeric', found: 'BOOST', value: 'x', start: 1, end: 2} as const),
};
const malformed = () => Object.assign(new Error(), {name: 'QueryParseError', ...ERROR});

describe('Merging the hits of several indexes', () => {
  it('sorts the hits by score up to the limit, and keeps their contexts', async () => {
    const {hits} = await search([index('docs', [3, 1]), index('other', [2])], 2);
    expect(hits.map(({title, score, context}) => [title, score, context])).toEqual([
      ['docs', 3, 'docs'],
      ['other', 2, undefined],
    ]);
  });

  it('counts the hits in total and for each context, and returns the matched words of all indexes', async () => {
    const all = [index('docs', [3, 1]), index('blog', [2]), index('other', [])];
    expect(await search(all)).toMatchObject({
      total: 3,
      counts: {docs: 2, blog: 1, '': 0},
      terms: ['docs', 'blog', 'other'],
      isRelaxed: false,
    });
  });

  it('passes early rows to onRows once, before their excerpts are loaded', async () => {
    const onRows = vi.fn();
    const answer = await search([index('docs', [3]), index('blog', [2])], 8, onRows);
    expect(onRows).toHaveBeenCalledOnce();
    const [rows] = onRows.mock.calls[0] as [Answer];
    expect(rows.hits.map(({awaitsExcerpt}) => awaitsExcerpt)).toEqual([true, true]);
    expect(answer.hits.map(({excerpt}) => excerpt)).toEqual(['An excerpt.', 'An excerpt.']);
  });

  it('keeps only the best of several hits with the same address, even across indexes', async () => {
    const shared = '/shared/';
    const onRows = vi.fn();
    const all = [index('docs', [3, 1], {}, shared), index('blog', [2], {}, shared)];
    const answer = await search(all, 8, onRows);
    const titles = ({hits}: Answer) => hits.map(({title, hash}) => `${title} ${hash}`);
    expect(titles(answer)).toEqual(['docs 0', 'docs 1']);
    expect(answer.total).toBe(2);
    expect(titles((onRows.mock.calls[0] as [Answer])[0])).toEqual(['docs 0', 'docs 1']);
  });

  it('reports missing words only if every index lacks words of the query', async () => {
    const lacking = index('docs', [1], {isRelaxed: true});
    expect(await search([lacking, lacking])).toMatchObject({isRelaxed: true});
    expect(await search([lacking, index('blog', [2])])).toMatchObject({isRelaxed: false});
  });

  it('reports that the words are too common only if every index reports it', async () => {
    const common = index('docs', [], {isCommon: true});
    expect(await search([common, common])).toMatchObject({isCommon: true});
    expect(await search([common, index('blog', [])])).not.toHaveProperty('isCommon');
  });
});

describe('The corrected query', () => {
  it.each([
    ['comes from the index with the best row', [[1], [3]], 'blog'],
    ['comes from an index with hits', [[], [0.5]], 'blog'],
    ['comes from any index if none has hits', [[], []], 'docs'],
  ])('%s', async (_, [docs = [], blog = []], suggestion) => {
    const all = [
      index('docs', docs, {suggestion: 'docs'}),
      index('blog', blog, {suggestion: 'blog'}),
    ];
    expect(await search(all)).toMatchObject({suggestion});
  });

  it('is missing if the best index knows the typed words', async () => {
    const all = [index('docs', [1], {suggestion: 'mouse'}), index('blog', [2])];
    expect(await search(all)).not.toHaveProperty('suggestion');
  });
});

describe('A word', () => {
  it('that one index has is not corrected in the other indexes', async () => {
    const asked: boolean[] = [];
    const asking = index('docs', [1]);
    const knowing = index('blog', [2]);
    knowing.finder.has = (word, isPrefix) => Promise.resolve(word === 'mouse' && isPrefix);
    const {find} = asking.finder;
    asking.finder.find = async (query, options) => {
      for (const word of ['mouse', 'cat'])
        asked.push((await options?.isKnownElsewhere?.(word, true)) ?? false);
      return find(query, options);
    };
    await search([asking, knowing]);
    expect(asked).toEqual([true, false]);
  });
});

describe('A malformed query', () => {
  const broken = (finder: OpenedIndex): OpenedIndex => ({
    ...finder,
    finder: {
      ...finder.finder,
      find: (query, options) =>
        options?.mode === 'plain'
          ? finder.finder.find(query, options)
          : Promise.reject(malformed()),
    },
  });

  it('is searched as plain words, and the error is also reported with early rows', async () => {
    const onRows = vi.fn();
    const answer = await search([broken(index('docs', [1]))], 8, onRows);
    expect(answer).toMatchObject({error: ERROR, total: 1});
    expect(onRows.mock.calls[0]?.[0]).toMatchObject({error: ERROR});
  });

  it('reports no error if one of the indexes accepts it', async () => {
    const answer = await search([broken(index('docs', [1])), index('blog', [2])]);
    expect(answer).not.toHaveProperty('error');
    expect(answer.hits.map(({title}) => title)).toEqual(['blog']);
  });
});

it('A failure of one index fails the search, even if the query is malformed in another one', async () => {
  const failing: OpenedIndex = {
    context: 'docs',
    finder: {...index('docs', []).finder, find: () => Promise.reject(new Error('x'))},
  };
  const broken: OpenedIndex = {
    context: '',
    finder: {...index('other', []).finder, find: () => Promise.reject(malformed())},
  };
  await expect(search([broken, failing])).rejects.toThrow('x');
});
