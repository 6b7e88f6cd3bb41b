import type {ExampleCard} from '@site/src/plugins/examples/ExampleData';

/** A tag is only listed if at least this many programs have it. */
const LEAST = 3;

export function tagsOf(cards: readonly Pick<ExampleCard, 'tags'>[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of cards.flatMap(({tags}) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST)
    .sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1))
    .map(([tag]) => tag);
}
