import {expect, it} from 'vitest';
import {followingBytes, START} from './followingBytes';

const part = (kind: number, ...bytes: number[]) => ({kind, bytes: Uint8Array.from(bytes)});

it('marks which bytes of a kind occur behind which, also where the one before is of another kind', () => {
  const marks = followingBytes(
    [
      {parts: [part(0, 1, 2, 2), part(1, 9, 8), part(0, 3)]},
      {parts: [part(1), part(0), part(0, 4)]},
    ],
    0,
  );
  const pairs = [...marks.keys()].filter((pair) => marks[pair] === 1);
  expect(pairs.map((pair) => [Math.floor(pair / 256), pair % 256])).toEqual([
    [1, 2],
    [2, 2],
    [8, 3],
    [START, 1],
    [START, 4],
  ]);
});
