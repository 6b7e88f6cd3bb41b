import {describe, expect, it} from 'vitest';
import {manifestOf} from '../reading/__tests__/memoryContext';
import {indexFiles, page, readFrom} from '../reading/__tests__/memoryIndex';
import {openIndex} from './openIndex';

const LETTERS = 'bdgklmnp';
const OTHERS = Array.from({length: 45_000}, (_, n) =>
  Array.from(
    (8 ** 9 + ((n * 104_729) % 8 ** 9)).toString(8),
    (digit) => LETTERS[Number(digit)],
  ).join(''),
);
const PAGES = 60;
const FREQUENT = 'certificate connection configure services';

const files = indexFiles([
  ...Array.from({length: PAGES}, (_, at) =>
    page(`/p${at}`, `Page ${at}`, [
      ['', `${FREQUENT} ${OTHERS.filter((_word, n) => (n + at) % (PAGES / 3) === 0).join(' ')}`],
    ]),
  ),
  page('/typo', 'Typo', [['', 'A certifcate and a conection, not a zebra or a terrace.']]),
]);
const index = await openIndex({read: readFrom(files)});

it('The test index has a list of frequent words', () => {
  expect(manifestOf(files).frequent.length).toBeGreaterThan(1);
});

describe('A rare or unknown word in a large index', () => {
  it.each([
    ['certifcate ', 'certificate'],
    ['conection ', 'connection'],
    ['the certifcate zebra', 'the certificate zebra'],
  ])(
    'finds its own rows first and suggests a similar frequent word: %j',
    async (query, suggestion) => {
      const result = await index.search(query);
      expect(result.hits[0]?.url).toBe('/typo');
      expect(result.suggestion).toBe(suggestion);
    },
  );

  it('is compared with the frequent words in a single chunk', async () => {
    const asked: string[] = [];
    const read = readFrom(files);
    const opened = await openIndex({read: (name) => (asked.push(name), read(name))});
    await opened.search('certifcate ');
    expect(asked.filter((name) => name.includes('.w'))).toHaveLength(1);
  });

  it.each(['zebra ', 'terrace ', 'certificate ', 'certificates ', 'service ', 'configured '])(
    'has no suggestion if it is not a misspelling of a frequent word: %j',
    async (query) => {
      const {suggestion} = await index.search(query);
      expect(suggestion).toBeUndefined();
    },
  );

  it('is corrected to a frequent word if no page has it', async () => {
    expect((await index.search('configrue ')).suggestion).toBe('configure');
  });
});
