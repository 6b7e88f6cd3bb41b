/**
 * Picks items that are evenly spread over all, the first one among them.
 * @param among of about how many items one is picked; all are where that is below 1.5
 */
export function evenlySpread<Item>(items: readonly Item[], among: number): Item[] {
  const every = Math.max(1, Math.round(among));
  return items.filter((_, index) => index % every === 0);
}
