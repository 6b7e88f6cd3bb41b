/**
 * Looks whether there are many items, without losing any.
 * @param few items that are looked at, at most
 * @param weigh what an item weighs
 * @param limit weight at which to stop looking
 */
export async function peek<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  few: number,
  weigh: (item: Item) => number,
  limit: number,
): Promise<{items: AsyncIterable<Item>; isAll: boolean}> {
  const iterator =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const first: Item[] = [];
  let isAll = false;
  for (let weight = 0; first.length < few && weight < limit;) {
    const next = await iterator.next();
    if (next.done === true) {
      isAll = true;
      break;
    }
    first.push(next.value);
    weight += weigh(next.value);
  }
  async function* all(): AsyncGenerator<Item> {
    try {
      for (let item = first.shift(); item !== undefined; item = first.shift()) yield item;
      if (isAll) return;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      // Whoever stops early lets the source clean up, as `for await` would.
      await iterator.return?.();
    }
  }
  return {items: all(), isAll};
}
