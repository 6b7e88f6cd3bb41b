/** A binary heap that orders equal items like Java's `PriorityQueue`, so that paths match those of the engine. */
export class PriorityQueue<Item> {
  private readonly heap: Item[] = [];

  constructor(private readonly compare: (a: Item, b: Item) => number) {}

  add(item: Item): void {
    let at = this.heap.length;
    while (at > 0) {
      const parentAt = (at - 1) >> 1;
      const parent = this.heap[parentAt];
      if (parent === undefined || this.compare(item, parent) >= 0) break;
      this.heap[at] = parent;
      at = parentAt;
    }
    this.heap[at] = item;
  }

  remove(): Item | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (last !== undefined && this.heap.length > 0) this.sink(last);
    return first;
  }

  private sink(item: Item): void {
    let at = 0;
    for (;;) {
      const leftAt = at * 2 + 1;
      const left = this.heap[leftAt];
      const right = this.heap[leftAt + 1];
      if (left === undefined) break;
      const takesRight = right !== undefined && this.compare(left, right) > 0;
      const child = takesRight ? right : left;
      if (this.compare(item, child) <= 0) break;
      this.heap[at] = child;
      at = takesRight ? leftAt + 1 : leftAt;
    }
    this.heap[at] = item;
  }
}
