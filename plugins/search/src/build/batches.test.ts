import {expect, it} from 'vitest';
import {inBatches, inOrder, peek} from './batches';

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Until all has been done that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gives results in the order of the items, with as many under way as allowed', async () => {
  const finish: (() => void)[] = [];
  const results = inOrder(
    [0, 1, 2, 3],
    3,
    (item) => new Promise((resolve) => finish.push(() => resolve(item * 10))),
  );
  const all = listOf(results);
  await settled();
  expect(finish).toHaveLength(3);
  for (const at of [2, 1]) finish[at]?.();
  await settled();
  expect(finish).toHaveLength(3);
  finish[0]?.();
  await settled();
  finish[3]?.();
  expect(await all).toEqual([0, 10, 20, 30]);
});

it('fails with the first failure, in the order of the items', async () => {
  const results = inOrder([1, 2, 3], 3, (item) =>
    item === 1 ? Promise.resolve(item) : Promise.reject(new Error(`no ${item}`)),
  );
  await expect(listOf(results)).rejects.toThrow('no 2');
});

it('groups items by number and weight', async () => {
  const batches = inBatches([1, 1, 1, 1, 9, 1, 1], 3, (item) => item, 5);
  expect(await listOf(batches)).toEqual([
    [1, 1, 1],
    [1, 9],
    [1, 1],
  ]);
});

it('takes a group for full at its weight, and leaves none empty', async () => {
  const weigh = (item: number) => item;
  const full = [
    [4, 1],
    [4, 1],
  ];
  expect(await listOf(inBatches(full.flat(), 3, weigh, 5))).toEqual(full);
  expect(await listOf(inBatches([...full.flat(), 2], 3, weigh, 5))).toEqual([...full, [2]]);
});

it.each([
  [3, true],
  [4, false],
  [9, false],
])(
  'loses none of %i items when it looks whether there are more than three',
  async (count, isAll) => {
    const items = Array.from({length: count}, (_, number) => number);
    const found = await peek(items, 4, () => 0, 1);
    expect(found.isAll).toBe(isAll);
    expect(await listOf(found.items)).toEqual(items);
  },
);

it('stops looking at the weight at which there is much', async () => {
  const found = await peek([5, 5], 10, (item) => item, 10);
  expect(found.isAll).toBe(false);
  expect(await listOf(found.items)).toEqual([5, 5]);
});

/** A source of three items that come later, and what it did last. */
function source() {
  const state = {isClosed: false};
  async function* items() {
    try {
      for (const item of [1, 2, 3]) yield await Promise.resolve(item);
    } finally {
      await Promise.resolve();
      state.isClosed = true;
    }
  }
  return {state, items: items()};
}

it.each([2, 9])('looks at %i items that come later', async (few) => {
  const found = await peek(source().items, few, () => 0, 1);
  expect(found.isAll).toBe(few > 3);
  expect(await listOf(found.items)).toEqual([1, 2, 3]);
});

it('lets a source end in its own way when no more of it is wanted', async () => {
  const {state, items} = source();
  const found = await peek(items, 1, () => 0, 1);
  for await (const item of found.items) {
    expect(item).toBe(1);
    break;
  }
  expect(state.isClosed).toBe(true);
});
