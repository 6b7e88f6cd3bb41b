import {describe, expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {DOCUMENTATION, page} from '../../reading/__tests__/memoryIndex';
import {scoreText} from './__tests__/scoreText';

const context = contextOf(DOCUMENTATION);
const rank = (query: string, searched = context) => scoreText(query, searched);

describe('scorePlain', () => {
  it('finds the sections with words of the query, best first', async () => {
    const {best, total} = await rank('split screen ');
    expect(best[0]?.section).toBe(5);
    expect(best.map(({score}) => score)).toEqual(
      best.map(({score}) => score).sort((a, b) => b - a),
    );
    expect(total).toBe(best.length);
  });

  it('counts no word that stands between those of an identifier which the query repeats', async () => {
    expect((await rank('setMusicVolume ')).hasComplete).toBe(true);
    expect((await rank('volume zebra setMusicVolume ')).hasComplete).toBe(false);
  });

  it.each(['combineReducers ', 'combineR'])(
    'finds what a call is named by, whatever it takes, before what is about it: %s',
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
    ['getE', 'which is no term', 4],
    ['getAll', 'but first what is called so', 2],
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

  it('counts a synonym no more where the word itself stands beside it', async () => {
    const pages = [
      page('/a', 'A', [['', 'lamp dark chair table floor']]),
      page('/b', 'B', [['', 'lamp light chair table floor']]),
    ];
    const lit = contextOf(pages, {synonyms: [['lamp', 'light']]});
    const {best} = await rank('lamp chair table floor garden ', lit);
    expect(best.map(({score}) => score)).toEqual([best[0]?.score, best[0]?.score]);
  });
});
