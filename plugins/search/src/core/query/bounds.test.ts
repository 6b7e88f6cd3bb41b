import {describe, expect, it} from 'vitest';
import {recordReads} from '../reading/__tests__/memoryContext';
import {indexFiles, page} from '../reading/__tests__/memoryIndex';
import {openIndex} from './openIndex';
import type {SearchResult} from './SearchResult';

const LETTERS = 'aeiourst';
const WORDS = Array.from({length: 15_000}, (_, n) => {
  const digits = (n * 7919 + 8 ** 5).toString(8).slice(-6).padStart(6, '1');
  const word = Array.from(digits, (digit) => LETTERS[Number(digit)]).join('');
  return n % 3 === 0 ? `${word}session` : word;
});
const files = indexFiles(
  Array.from({length: 500}, (_, at) =>
    page(
      `/p${at}`,
      `Page ${at}`,
      Array.from({length: 4}, (_unused, section): [string, string] => [
        section === 0 ? '' : `Part ${section} of ${WORDS[3000 + ((at * 31 + section * 7) % 997)]}`,
        `The common value of a thing, ${WORDS.filter((_w, n) => (n + at) % 41 === 0 && n % 4 === section).join(' ')}.`,
      ]),
    ),
  ),
  // Makes the slices smaller, so that the index has more of them.
  {isOneOfSeveral: true},
);

async function measure(
  query: string,
  limit = 8,
): Promise<SearchResult & {requests: number; bytes: number}> {
  const {read, names} = recordReads(files);
  const result = await (await openIndex({read})).search(query, {limit});
  const bytes = names.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);
  return {...result, requests: names.length, bytes};
}

const many = (word: (n: number) => string) => Array.from({length: 60}, (_, n) => word(n)).join(' ');

it('The test index has more than 60 slices of terms', () => {
  expect([...files.keys()].filter((name) => name.includes('.t')).length).toBeGreaterThan(60);
});

describe('A query of a large index', () => {
  const WIDE = [
    '*session',
    '*a *e *i *o *u *n *r *s *t',
    '*e*',
    'a*',
    '*',
    'a*s*n',
    'rosession~2',
    'ab~4',
    'common -*session',
    '+*a* +*e* +*i* +*o*',
    many((n) => `+${WORDS[3 * n + 1]}`),
    many((n) => `${WORDS[n]?.slice(0, 3)}*`),
    many((n) => `${WORDS[n]}~1`),
    many((n) => `x${WORDS[n]}x`),
    many((n) => `${WORDS[n]?.slice(0, 4)} `),
    many((n) => `${WORDS[n]}`),
    many((n) => `${WORDS[n]?.slice(0, 3)}~2`),
    many((n) => `x${WORDS[n]}7`),
    '"the value of the"',
    '-"the value of the" common',
    '+common +value +thing +page +part',
    '+aeing +aring +asing +ating +using +oring +tring +rsing',
  ];

  describe.each([8, 20])('for %i rows', (limit) => {
    it.each(WIDE)('reads at most 60 files and 600,000 bytes: %s', async (query) => {
      const {requests, bytes} = await measure(query, limit);
      expect(requests, query).toBeLessThanOrEqual(60);
      expect(bytes).toBeLessThanOrEqual(600_000);
    });
  });

  it.each([
    ['*session', '*session', false],
    ['common -*session', '-*session', true],
    ['content:*e*', 'content:*e*', false],
    ['common aeioust~2', 'aeioust~2', false],
    ['"the value of the"', '"the value of the"', false],
  ])('has partial results and a notice: %s', async (query, clause, isProhibited) => {
    const {notices} = await measure(query);
    expect(notices).toContainEqual({code: 'partial', clause, isProhibited});
  });

  it.each(['common', '+common +value', `+${WORDS[5]}`, `${WORDS[5]?.slice(0, 5)}*`])(
    'has complete results and no notice: %s',
    async (query) => expect((await measure(query)).notices).toBeUndefined(),
  );

  it('with an edit distance of 2 ranks a section with the exact word first', async () => {
    const word = WORDS[7] as string;
    expect((await measure(`${word}~2`)).hits[0]?.excerpt).toContain(word);
  });
});
