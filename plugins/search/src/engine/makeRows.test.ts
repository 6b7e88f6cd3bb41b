import {describe, expect, it} from 'vitest';
import {contextOf} from './__tests__/memoryContext';
import {page} from './__tests__/memoryIndex';
import {makeRows} from './makeRows';
import type {Hit} from './SearchResult';

const context = contextOf(
  [
    {
      ...page('/audio', 'Audio', [
        ['', 'Play sounds and music.'],
        ['Volume', 'Change the volume of music.'],
      ]),
      breadcrumbs: ['Guide'],
      description: 'Everything that can be heard',
      keywords: 'noise',
    },
  ],
  {excerptLength: 20},
);

const hit = async (section: number, terms: string[], prefix = ''): Promise<Hit> => {
  const [made] = makeRows([{section, score: 7}], context, {terms, prefix});
  if (made === undefined) throw new Error('no hit');
  return made.read();
};

describe('makeRows', () => {
  it('makes a row of a section', async () => {
    expect(await hit(1, ['volume'])).toEqual({
      url: '/audio',
      hash: 's1',
      title: 'Audio',
      section: 'Volume',
      breadcrumbs: ['Guide'],
      kind: 1,
      score: 7,
      excerpt: '…volume of music.',
      marks: [[1, 7]],
      titleMarks: [],
      sectionMarks: [[0, 6]],
    });
  });

  it.each([
    ['the title', 0, 'audio', 0],
    ['a heading', 1, 'volume', 1],
    ['the description', 0, 'heard', 2],
    ['the keywords', 0, 'noise', 3],
    ['the text of the page', 0, 'sounds', 4],
    ['the text of a section', 1, 'music', 4],
    ['the title of another section’s page', 1, 'audio', 4],
  ])('tells a hit in %s', async (_, section, term, kind) => {
    expect((await hit(section, [term])).kind).toBe(kind);
  });

  it('shows the description where that is what was found', async () => {
    const {excerpt, marks} = await hit(0, ['heard']);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['heard']);
  });

  it('marks words that start with what was typed', async () => {
    expect((await hit(0, [], 'au')).titleMarks).toEqual([[0, 5]]);
  });

  it('keeps the order of what was found', async () => {
    const found = [1, 0].map((section) => ({section, score: 1}));
    const rows = makeRows(found, context, {terms: ['music'], prefix: ''});
    const hits = await Promise.all(rows.map((row) => row.read()));
    expect(hits.map(({section}) => section)).toEqual(['Volume', '']);
  });
});
