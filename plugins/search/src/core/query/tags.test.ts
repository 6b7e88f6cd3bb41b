import {describe, expect, it} from 'vitest';
import {DOCUMENTATION, page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

const [AUDIO, KEYBOARD, GRAPHICS] = DOCUMENTATION;
const PAGES = [
  {...AUDIO, tags: ['sound', 'c++']},
  {...KEYBOARD, tags: ['input', 'größe']},
  {...GRAPHICS, tags: ['sound', 'input']},
  page('/untagged', 'Sound of music', [['', 'Play sounds, and press keys. Sound, sound.']]),
] as typeof DOCUMENTATION;

const index = await openPages(PAGES);
const find = async (query: string): Promise<string[]> => {
  const {hits} = await index.search(query, {limit: 20});
  return [...new Set(hits.map(({url}) => url))].sort();
};

describe('A tag in a query', () => {
  it.each([
    ['lists the pages that have the tag', 'tag:sound', ['/audio', '/graphics']],
    ['limits the results to pages that have the tag', 'tag:sound music', ['/audio']],
    ['can follow an unfinished word', 'musi tag:sound', ['/audio']],
    ['can have capitals', 'tag:Sound music', ['/audio']],
    ['can have symbols', 'tag:c++', ['/audio']],
    ['can have letters of any script', 'tag:Größe', ['/keyboard']],
    ['can be one of several', 'tag:sound tag:input', ['/graphics']],
    ['can be required', '+tag:input', ['/graphics', '/keyboard']],
    ['can be excluded', 'tag:sound -tag:input', ['/audio']],
    ['can be excluded next to words', 'sounds -tag:sound', ['/untagged']],
    ['works with operators', 'tag:input +engine -keyboard', ['/graphics']],
    ['works with a phrase', 'tag:input "split the screen"', ['/graphics']],
    ['works with a misspelled word', 'tag:sound muisc', ['/audio']],
    ['is text inside a phrase', '"see tag:sound here"', []],
  ])('%s: %s', async (_, query, urls) => {
    expect(await find(query)).toEqual(urls);
  });

  it('stays in the corrected query', async () => {
    const {suggestion} = await index.search('muisc tag:sound');
    expect(suggestion).toBe('music tag:sound');
  });

  it('limits the total to pages that have the tag', async () => {
    expect(await index.search('tag:sound', {limit: 1})).toMatchObject({total: 2});
  });

  it('causes an error if no page has it', async () => {
    const message = "no page has the tag 'video'";
    await expect(index.search('music tag:video')).rejects.toMatchObject({
      message,
      start: 6,
      end: 15,
    });
    expect(await find('music -tag:video')).toEqual(['/audio', '/untagged']);
  });

  it('is neither found as a word nor used as a correction', async () => {
    const untagged = PAGES.map((one) => ({...one, tags: []}));
    const without = await openPages(untagged);
    for (const query of ['*o*', '*u*', 's', 'inp', 'soundx', 'inptu~2', 'tag', 'größ'])
      expect(await index.search(query)).toEqual(await without.search(query));
  });
});
