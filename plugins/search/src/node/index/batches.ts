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
      // A caller that stops early lets the source clean up, as `for await` would.
      await iterator.return?.();
    }
  }
  return {items: all(), isAll};
}

/**
 * Groups items.
 * @param most items of a group at most
 * @param weigh what an item weighs, in characters or bytes
 * @param limit weight at which a group is full
 */
export async function* inBatches<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  most: number,
  weigh: (item: Item) => number,
  limit: number,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let weight = 0;
  for await (const item of items) {
    batch.push(item);
    weight += weigh(item);
    if (batch.length < most && weight < limit) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Starts a job for each item, several at once, and gives the results in the order of the items.
 * @param ahead jobs that are under way at most
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item> | Iterable<Item>,
  ahead: number,
  start: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for await (const item of items) {
    const result = start(item);
    // A failure is told when its turn comes; until then it is not an unhandled one.
    result.catch(() => undefined);
    running.push(result);
    if (running.length >= ahead) yield await (running.shift() as Promise<Result>);
  }
  for (const result of running) yield await result;
}
