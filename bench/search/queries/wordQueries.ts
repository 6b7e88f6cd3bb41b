import {collectQueries} from './collectQueries';
import type {Query} from './Query';
import type {QueryPool} from './QueryPool';
import type {Random} from './random';
import {readingPlaces} from './readingPlaces';
import {contentWords} from './words';

export function wordQueries(pool: QueryPool, count: number, random: Random): Query[] {
  const {pages, statistics} = pool;
  return collectQueries(readingPlaces(pool, random), count, (place) => {
    const text = pages[place.page]?.sections[place.section]?.text ?? '';
    const occurrences = new Map<string, number>();
    for (const word of contentWords(text)) occurrences.set(word, (occurrences.get(word) ?? 0) + 1);
    const salient = [...occurrences]
      .filter(([word]) => (statistics.frequency.get(word) ?? 0) > 1)
      .map(([word, times]) => ({
        word,
        weight:
          (times / (times + 1.2)) *
          Math.log(statistics.sections / (statistics.frequency.get(word) ?? 1)),
      }))
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, 6);
    if (salient.length < 4) return undefined;
    const words = random
      .shuffled(salient)
      .slice(0, 2 + random.index(2))
      .map(({word}) => word);
    return {class: 'words', text: words.join(' '), targets: [place]};
  });
}
