import {describe, expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {DOCUMENTATION, page} from '../../reading/__tests__/memoryIndex';
import {scoreText} from './__tests__/scoreText';

const context = contextOf(DOCUMENTATION);
const rank = (query: string, searched = context) => scoreText(query, searched);

describe('Scoring plain text', () => {
  it('finds the sections with words of the query, best first', async () => {
    const {best, total} = await rank('split screen ');
    expect(best[0]?.section).toBe(5);
    expect(best.map(({score}) => score)).toEqual(
      best.map(({score}) => score).sort((a, b) => b - a),
    );
    expect(total).toBe(best.length);
  });

  it('finds no complete match if an unknown word separates an identifier from a repeated part of it', async () => {
    expect((await rank('setMusicVolume ')).hasComplete).toBe(true);
    expect((await rank('volume zebra setMusicVolume ')).hasComplete).toBe(false);
  });

  it.each(['combineReducers ', 'combineR'])(
    'finds the declaration of a call, whatever its arguments are, before text about it: %s',
    async (input) => {
      const calls = contextOf([
        page('/beyond', 'Beyond combineReducers', [['', 'combineReducers, combineReducers']]),
        page('/call', 'combineReducers(reducers)', [['', 'Makes one of several.']]),
        page('/using', 'Using combineReducers', [['', 'combineReducers']]),
      ]);
      const {best} = await rank(input, calls);
      expect(best[0]?.section).toBe(1);
    },
  );

  it.each([
    ['getE', 'which is not a term', 4],
    ['getAll', 'after a section with that name', 2],
  ])('finds the heading that completes the name %s, %s', async (input, _, section) => {
    const named = contextOf([
      page('/other', 'Other', [
        ['', 'all'],
        ['get()', 'get e get'],
        ['Example', 'getAll'],
      ]),
      page('/use', 'Use', [
        ['', 'fonts'],
        ['getEntries', 'all'],
        ['getAllEntries', 'get all'],
      ]),
    ]);
    const {best} = await rank(input, named);
    expect(best[0]?.section).toBe(section);
  });

  it('does not count a synonym if the word itself is next to it', async () => {
    const pages = [
      page('/a', 'A', [['', 'lamp dark chair table floor']]),
      page('/b', 'B', [['', 'lamp light chair table floor']]),
    ];
    const lit = contextOf(pages, {synonyms: [['lamp', 'light']]});
    const {best} = await rank('lamp chair table floor garden ', lit);
    expect(best.map(({score}) => score)).toEqual([best[0]?.score, best[0]?.score]);
  });
});
