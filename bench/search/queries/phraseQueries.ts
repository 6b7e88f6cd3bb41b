import {collectQueries} from './collectQueries';
import type {Query} from './Query';
import type {QueryPool} from './QueryPool';
import type {Random} from './random';
import {readingPlaces} from './readingPlaces';
import {contentWords} from './words';

/** A phrase is judged only if at most this many sections contain it. */
const MAX_SAME_PHRASE = 3;
const COMMON = {share: 0.001, sections: 3};
const PHRASE = /(?<![\p{L}\p{N}_.$@-])\p{L}{4,}(?: \p{L}{4,}){1,2}(?![\p{L}\p{N}_(-])/gu;

/**
 * Phrases of two or three words that many sections contain, but only a few next to each other. Readers type such
 * phrases when they remember a passage.
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
