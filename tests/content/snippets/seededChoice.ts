/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32, Tommy Ettinger). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses some items at random, the same ones for the same seed. */
export function seededChoice<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const next = numbers(seed);
  return items
    .map((item) => ({item, key: next()}))
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({item}) => item);
}
