import {describe, expect, it} from 'vitest';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {scoreText} from './__tests__/scoreText';

const context = contextOf([
  page('/a', 'Forms', [['', 'Moves, moving and moved: lamps in rooms with walls and doors.']]),
  page('/b', 'Typed', [['', 'Something moves: move a lamp in a room with a wall and a door.']]),
  page('/c', 'Other', [['', 'Tables, chairs and plants stand near windows.']]),
]);

const first = async (query: string): Promise<number | undefined> =>
  (await scoreText(query, context)).best[0]?.section;

describe('A query of five or more words', () => {
  it('adds up the occurrences of all forms of a word', async () => {
    expect(await first('move lamp room wall door ')).toBe(0);
  });

  it('is treated like a shorter one if it has fewer than five without stop words and parts of identifiers', async () => {
    expect(await first('move the lamp that is in this room ')).toBe(1);
    expect(await first('move lamp room.wall.door ')).toBe(1);
  });
});

it('A shorter query prefers words exactly as typed', async () => {
  expect(await first('move lamp room wall ')).toBe(1);
});
