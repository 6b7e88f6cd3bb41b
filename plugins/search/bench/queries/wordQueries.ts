import {collectQueries} from './collectQueries';
import type {Query, Target} from './Query';
import type {QueryPool} from './QueryPool';
import type {Random} from './random';
import {contentWords} from './words';

/** Sections with reading matter, in random order. */
function readingPlaces({pages, statistics, isWanted}: QueryPool, random: Random): Target[] {
  return random.shuffled(
    pages.flatMap((own, page) =>
      own.sections.flatMap((section, number) =>
        section.text.length > 200 && isWanted(own) && statistics.isParticular(section)
          ? [{page, section: number}]
          : [],
      ),
    ),
  );
}

/** Two or three words of one section that are rare elsewhere. */
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

/** Places that a phrase may have: one that stands in more of them says too little to be judged by. */
const MAX_SAME_PHRASE = 3;
/** Share of the sections, and number of them, that each word of a phrase is in at least. */
const COMMON = {share: 0.001, sections: 3};
const PHRASE = /(?<![\p{L}\p{N}_.$@-])\p{L}{4,}(?: \p{L}{4,}){1,2}(?![\p{L}\p{N}_(-])/gu;

/**
 * Two or three words that many sections have, and that follow one another in a few only: readers
 * type what they remember of a text.
 */
export function phraseQueries(pool: QueryPool, count: number, random: Random): Query[] {
  const {pages, statistics} = pool;
  const texts = pages.map(({sections}) => sections.map(({text}) => text.toLowerCase()));
  const least = Math.max(COMMON.sections, statistics.sections * COMMON.share);
  const isCommon = (word: string): boolean => (statistics.frequency.get(word) ?? 0) >= least;
  return collectQueries(readingPlaces(pool, random), count, ({page, section}) => {
    const phrases = (texts[page]?.[section]?.match(PHRASE) ?? []).filter((phrase) => {
      const words = phrase.split(' ');
      return contentWords(phrase).length === words.length && words.every(isCommon);
    });
    for (const text of random.shuffled(phrases)) {
      const targets = texts.flatMap((sections, number) =>
        sections.flatMap((one, at) => (one.includes(text) ? [{page: number, section: at}] : [])),
      );
      if (targets.length <= MAX_SAME_PHRASE) return {class: 'phrase', text, targets};
    }
    return undefined;
  });
}
