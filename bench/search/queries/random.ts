export interface Random {
  /** Returns a whole number from 0 to `below` - 1. */
  readonly index: (below: number) => number;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** @param name name of the random stream; each query class has a separate one, so that classes do not affect others */
export function seededRandom(seed: number, name: string): Random {
  let state = seed >>> 0;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const index = (below: number) => Math.floor(next() * below);
  return {
    index,
    shuffled: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = index(last + 1);
        const moved = order[last];
        const swapped = order[other];
        if (moved !== undefined && swapped !== undefined) {
          order[last] = swapped;
          order[other] = moved;
        }
      }
      return order;
    },
  };
}
