import {expect, it} from 'vitest';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

const index = await openPages([
  page('/note', 'One', [['', 'The zorblax1 protocol and the quark12 engine are old.']]),
  page('/area', 'Two', [['', 'An m2 area and H2O tank.']]),
]);

it.each([
  ['"zorblax protocol"', '/note'],
  ['"zorblax1 protocol"', '/note'],
  ['content:"quark engine"', '/note'],
  ['"m2 area"', '/area'],
  ['"h2o tank"', '/area'],
])('The phrase %s is found with and without the number of a footnote', async (query, url) => {
  expect((await index.search(query)).hits.map((hit) => hit.url)).toEqual([url]);
});

it.each(['"zorblax 2 protocol"', '"zorblax2 protocol"', '"h tank"'])(
  'The phrase %s is not found, because a number in it differs or is missing',
  async (query) => {
    expect((await index.search(query)).hits).toEqual([]);
  },
);
