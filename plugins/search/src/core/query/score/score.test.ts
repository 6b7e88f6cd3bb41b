import {describe, expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import type {IndexContext} from '../../reading/IndexContext';
import {scoreClauses} from './__tests__/scoreText';

const found = async (query: string, index: IndexContext): Promise<number[]> => {
  const {ranked} = await scoreClauses(query, index);
  return ranked.map(({section}) => section).sort();
};

describe('An operator query', () => {
  const screens = contextOf([
    page('/c', 'Fullscreen', [
      ['', 'a fullscreen'],
      ['Full screen', 'a full screen'],
    ]),
  ]);

  it.each(['+fullscreen', 'fullscr*', 'heading:fullscreen title:fullscreen'])(
    'does not treat two words of a heading as one: %s',
    async (query) => expect(await found(query, screens)).toEqual([0]),
  );

  const forms = contextOf([
    page('/a', 'Lamp', [['', 'open']]),
    page('/b', 'Mouse', [['', 'opening']]),
  ]);

  it.each([
    ['opening* open', [0, 1]],
    ['open opening*', [0, 1]],
    ['+opening* open', [1]],
    ['open +opening*', [1]],
    ['open -opening*', [0]],
    ['+open opening~1', [0, 1]],
  ])(
    'applies each clause only to the forms of a word that it matches: %s',
    async (query, sections) => expect(await found(query, forms)).toEqual(sections),
  );
});
