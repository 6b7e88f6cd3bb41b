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

describe('A rare word of a large index', () => {
  it.each([
    ['certifcate ', 'certificate'],
    ['conection ', 'connection'],
    ['the certifcate zebra', 'the certificate zebra'],
  ])('%j keeps its own rows first, and the frequent word is offered', async (query, suggestion) => {
    const result = await index.search(query);
    expect(result.hits[0]?.url).toBe('/typo');
    expect(result.suggestion).toBe(suggestion);
  });

  it('is compared with the frequent words of the same first letter, which are in one chunk', async () => {
    const asked: string[] = [];
    const read = readFrom(files);
    const opened = await openIndex({read: (name) => (asked.push(name), read(name))});
    await opened.search('certifcate ');
    expect(asked.filter((name) => name.includes('.w'))).toHaveLength(1);
  });

  it.each(['zebra ', 'terrace ', 'certificate ', 'certificates ', 'service ', 'configured '])(
    '%j does not suggest another word',
    async (query) => {
      const {suggestion} = await index.search(query);
      expect(suggestion).toBeUndefined();
    },
  );

  it('is corrected to a frequent word if no page has it', async () => {
    expect((await index.search('configrue ')).suggestion).toBe('configure');
  });
});
