import {expect, test} from 'vitest';
import {body, cloth, rope} from './structures';

test('a rope has one link less than nodes', () => {
  expect(rope(6, 100).links).toHaveLength(5);
});

test('a body is closed and links opposite nodes', () => {
  const {links, inner} = body(8, 50);
  expect(links.at(-1)).toEqual([7, 0]);
  expect(inner).toEqual([
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ]);
});

test('the outline of a cloth goes round once and the rest is mesh', () => {
  const {nodes, links, inner} = cloth(4, 3, 10);
  expect(nodes).toHaveLength(12);
  expect(links).toHaveLength(10);
  expect(inner).toHaveLength(7);
});
