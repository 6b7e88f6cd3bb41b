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
