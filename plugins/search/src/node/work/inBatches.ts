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
