import {describe, expect, it} from 'vitest';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

async function titlesFor(query: string, pages: Record<string, string>): Promise<string[]> {
  const index = await openPages(
    Object.entries(pages).map(([title, text]) => page(`/${title}`, title, [['', text]])),
  );
  const {hits} = await index.search(query);
  return hits.map(({title}) => title);
}

describe('A page with exactly the typed word comes before pages with longer words', () => {
  it.each([
    ['192.168.14.7', '192.168.14.70'],
    ['3.1', '3.1.4'],
    ['v2.7', 'v2.7.18'],
    ['#123', '#1234'],
    ['utf-8', 'utf-80'],
    ['fe80::1', 'fe80::12'],
    ['port', 'portable'],
    ['getKey', 'getKeyCode'],
    ['Thread.sleep', 'Thread.sleepUntil'],
    ['MAX_SIZE', 'MAX_SIZE_HINT'],
    ['listen on 8080', 'listen on 80801'],
    ['2024-01-1', '2024-01-15'],
  ])('%s ranks above %s, even if the typed word is unfinished', async (typed, longer) => {
    const pages = {
      Apple: `Much is said here about this. ${'Nothing of it matters. '.repeat(9)}${typed}`,
      [longer]: `${longer} and ${longer} again`,
    };
    expect((await titlesFor(typed, pages))[0]).toBe('Apple');
    expect((await titlesFor(`${typed} `, pages))[0]).toBe('Apple');
  });
});

it('While the reader types, pages with longer words are listed after those with the typed word', async () => {
  const pages = {Apple: 'a port', Portable: 'portable'};
  expect(await titlesFor('port', pages)).toEqual(['Apple', 'Portable']);
  expect((await titlesFor('porta', pages))[0]).toBe('Portable');
});

it('A query for a major or minor version also finds pages with its patch versions', async () => {
  const pages = {Apple: 'since 4.1.0', Pear: 'since 4.2.0', Plum: 'costs 4.5'};
  expect(await titlesFor('4.1 ', pages)).toEqual(['Apple']);
  expect((await titlesFor('4 ', pages)).sort()).toEqual(['Apple', 'Pear']);
});

describe('A word has no corrections if it is found', () => {
  it.each([
    ['exactly', 'game pad ', {Apple: 'game', Pear: 'pad', Same: 'name came'}, ['Apple', 'Pear']],
    ['exactly', 'form lamp ', {Apple: 'form', Pear: 'lamp', From: 'from'}, ['Apple', 'Pear']],
    [
      'by its stem',
      'lamps boats ',
      {Apple: 'lamp', Pear: 'boat', Camp: 'camps goats'},
      ['Apple', 'Pear'],
    ],
  ])('%s: %s', async (_, query, pages, titles) => {
    expect((await titlesFor(query, pages)).sort()).toEqual(titles);
  });
});
