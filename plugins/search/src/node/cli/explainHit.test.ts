import {expect, it} from 'vitest';
import {contextOf} from '../../core/reading/__tests__/memoryContext';
import {readRows} from '../../core/query/__tests__/readRows';
import {search} from '../../core/query/search';
import {page} from '../../core/reading/__tests__/memoryIndex';
import {explain} from '../../core/query/score/features';
import {explainHit} from './command';

const context = contextOf([
  page('/a', 'Lamp switch', [['', 'A switch for the lamp of each room, and a fuse.']]),
  {...page('/b', 'Rooms', [['', 'lamp']]), boost: 2},
  page('/c', 'Doors', [['', 'key']]),
  page(
    '/d',
    'Lamp',
    [
      ['', 'Gives light.'],
      ['switch', 'Turns it on.'],
    ],
    ['lamp switch'],
  ),
]);
const hitsOf = async (query: string) => (await readRows(search(query, context, {explain}))).hits;

it.each(['lamp ', 'lamp switch ', 'lamp switch fuse ', 'lampswitch ', 'Lamp.switch '])(
  'The features of a hit add up to its score: %s',
  async (query) => {
    const hits = await hitsOf(query);
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) {
      const parts = explainHit(hit).map((line) => Number(line.split(' = ')[1]));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(hit.score, 2);
    }
  },
);

it('Hits do not explain their scores unless requested', async () => {
  const {hits} = await readRows(search('lamp ', context, {}));
  expect(hits[0]?.score).toBeGreaterThan(0);
  expect(hits[0]).not.toHaveProperty('explanation');
});
