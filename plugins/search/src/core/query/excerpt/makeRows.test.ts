import {describe, expect, it} from 'vitest';
import {Scheduler} from '../../reading/Scheduler';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import type {TermsToMark} from './matchTokens';
import type {Hit} from './Hit';
import {makeRows} from './makeRows';

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

const found = (terms: readonly string[]): TermsToMark => ({
  terms: new Map(terms.map((term, place) => [term, [place]])),
  prefix: '',
  wordCount: terms.length,
});

const hit = async (section: number, terms: readonly string[]): Promise<Hit> => {
  const [made] = makeRows([{section, score: 7}], context, found(terms), new Scheduler());
  if (made === undefined) throw new Error('no hit');
  return made.read();
};

describe('Rows', () => {
  it('contain the data of a section', async () => {
    expect(await hit(1, ['volume'])).toEqual({
      url: '/audio',
      hash: 's1',
      title: 'Audio',
      section: 'Volume',
      breadcrumbs: ['Guide'],
      kind: 1,
      score: 7,
      excerpt: 'Change the volume of…',
      marks: [[11, 17]],
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
  ])('report that the match is in %s', async (_, section, term, kind) => {
    expect((await hit(section, [term])).kind).toBe(kind);
  });

  it('have a higher score if the words of the query are adjacent in text or headings', async () => {
    const score = async (section: number, terms: readonly string[]): Promise<number> =>
      (await hit(section, terms)).score;
    const far = await score(0, ['play', 'and']);
    expect(await score(0, ['sounds', 'music'])).toBeGreaterThan(far);
    expect(far).toBeGreaterThan(7);
    expect(await score(1, ['audio', 'volume'])).toBeGreaterThan(far);
    expect(await score(0, ['everything', 'that'])).toBeGreaterThan(far);
    expect(await score(0, ['music'])).toBe(7);
  });

  it('have a higher score the more of the heading or title is spelled like the query', async () => {
    const score = async (section: number, typed: string): Promise<number | undefined> => {
      const [made] = makeRows([{section, score: 7}], context, found(['volume']), new Scheduler(), {
        typed,
      });
      return (await made?.read())?.score;
    };
    expect(await score(1, 'volume')).toBeCloseTo(7.4);
    expect(await score(1, 'vol')).toBeCloseTo(7.2);
    expect(await score(1, 'vol-ume')).toBe(7);
    expect(await score(1, 'audio')).toBe(7);
    expect(await score(0, 'audio')).toBeCloseTo(7.4);
  });
});
