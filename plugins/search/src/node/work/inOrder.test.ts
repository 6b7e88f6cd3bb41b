import {expect, it} from 'vitest';
import {inBatches} from './inBatches';
import {inOrder} from './inOrder';
import {peek} from './peek';

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

it('gives results in the order of the items, with as many under way as allowed', async () => {
  const finish = new Map<number, () => void>();
  let most = 0;
  const results = inOrder([0, 1, 2, 3, 4, 5], 3, async (item) => {
    await new Promise<void>((resolve) => {
      finish.set(item, resolve);
      most = Math.max(most, finish.size);
      // The last of three ends first.
      if (finish.size === 3 || item === 5)
        for (const [done, end] of [...finish].reverse()) {
          finish.delete(done);
          end();
        }
    });
    return item * 10;
  });
  expect(await listOf(results)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(most).toBe(3);
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
  const found = await peek([5, 5, 5], 10, (item) => item, 10);
  expect(found.isAll).toBe(false);
  expect(await listOf(found.items)).toEqual([5, 5, 5]);
});
