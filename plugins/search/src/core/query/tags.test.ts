import {describe, expect, it} from 'vitest';
import {DOCUMENTATION, indexFiles, page, readFrom} from '../reading/__tests__/memoryIndex';
import {openIndex} from './openIndex';

const [AUDIO, KEYBOARD, GRAPHICS] = DOCUMENTATION;
const PAGES = [
  {...AUDIO, tags: ['sound', 'c++']},
  {...KEYBOARD, tags: ['input', 'größe']},
  {...GRAPHICS, tags: ['sound', 'input']},
  page('/untagged', 'Sound of music', [['', 'Play sounds, and press keys. Sound, sound.']]),
] as typeof DOCUMENTATION;

const index = await openIndex({read: readFrom(indexFiles(PAGES))});
const find = async (query: string): Promise<string[]> => {
  const {hits} = await index.search(query, {limit: 20});
  return [...new Set(hits.map(({url}) => url))].sort();
};

describe('a tag in a query', () => {
  it.each([
    ['lists its pages', 'tag:sound', ['/audio', '/graphics']],
    ['keeps only its pages', 'tag:sound music', ['/audio']],
    ['may stand behind a word that is not finished', 'musi tag:sound', ['/audio']],
    ['may be written with capitals', 'tag:Sound music', ['/audio']],
    ['may have signs', 'tag:c++', ['/audio']],
    ['may have any letters', 'tag:Größe', ['/keyboard']],
    ['may be one of several', 'tag:sound tag:input', ['/graphics']],
    ['may be required', '+tag:input', ['/graphics', '/keyboard']],
    ['may be prohibited', 'tag:sound -tag:input', ['/audio']],
    ['may be prohibited beside words', 'sounds -tag:sound', ['/untagged']],
    ['goes with operators', 'tag:input +engine -keyboard', ['/graphics']],
    ['goes with a phrase', 'tag:input "split the screen"', ['/graphics']],
    ['goes with a misspelt word', 'tag:sound muisc', ['/audio']],
    ['is text inside a phrase', '"see tag:sound here"', []],
  ])('%s: %s', async (_, query, urls) => {
    expect(await find(query)).toEqual(urls);
  });

  it('stays in a corrected query, so that the reader can go on with it', async () => {
    const {suggestion} = await index.search('muisc tag:sound');
    expect(suggestion).toBe('music tag:sound');
  });

  it('counts its pages alone', async () => {
    expect(await index.search('tag:sound', {limit: 1})).toMatchObject({total: 2});
  });

  it('is told where no page has it', async () => {
    const message = "no page has the tag 'video'";
    await expect(index.search('music tag:video')).rejects.toMatchObject({
      message,
      start: 6,
      end: 15,
    });
    expect(await find('music -tag:video')).toEqual(['/audio', '/untagged']);
  });

  it('is neither a word of its own nor a spelling that is meant', async () => {
    const untagged = PAGES.map((one) => ({...one, tags: []}));
    const without = await openIndex({read: readFrom(indexFiles(untagged))});
    for (const query of ['*o*', '*u*', 's', 'inp', 'soundx', 'inptu~2', 'tag', 'größ'])
      expect(await index.search(query)).toEqual(await without.search(query));
  });
});

it('An index without tags has the same files as ever, and says so of a query with one', async () => {
  const plain = await openIndex({read: readFrom(indexFiles(DOCUMENTATION))});
  await expect(plain.search('tag:sound music')).rejects.toMatchObject({name: 'QueryParseError'});
});
