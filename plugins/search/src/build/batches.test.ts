import {expect, it} from 'vitest';
import {inOrder, peek} from './batches';

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

it('lets a source end in its own way when no more of it is wanted', async () => {
  const {state, items} = source();
  const found = await peek(items, 1, () => 0, 1);
  for await (const item of found.items) {
    expect(item).toBe(1);
    break;
  }
  expect(state.isClosed).toBe(true);
});
