import {expect, it} from 'vitest';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

const index = await openPages([
  page('/fit', 'Fit', [['', 'The value R^2 says how well a line fits.']]),
  page('/size', 'Size', [['', 'An array holds 10^6 numbers, light and shadow.']]),
]);

it.each([
  ['R^2', '/fit', 1],
  ['10^6', '/size', 2],
  ['fits^2', '/fit', 4],
  ['x^2 ', '/fit', 1],
])(
  'The query %j is read as text, and a notice reports the ignored boost',
  async (query, url, start) => {
    const {hits, notices} = await index.search(query);
    expect(hits[0]?.url).toBe(url);
    expect(notices).toEqual([{code: 'boostIsText', start, end: start + 2}]);
  },
);

it.each(['light^2 shadow', 'R^2 value', 'title:size^2', '+light^2', 'light~1', 'light'])(
  'The query %s has no notice',
  async (query) => {
    expect((await index.search(query)).notices).toBeUndefined();
  },
);
