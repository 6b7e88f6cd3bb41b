import {seededRandom, type Random} from '../queries/random';
import type {WordCounts} from './countWords';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
export interface Misspelling {
  readonly word: string;
  readonly typed: string;
}

/** Lower bounds of ranges of page counts. The same number of words is taken from each range. */
const STRATA = [10, 100, 1000, 10_000];
const MISSPELLINGS = 50;
const RARE_WORDS = 100;
const RARE = 20;

function besides(letter: string, random: Random): string {
  const row = ROWS.find((keys) => keys.includes(letter)) ?? '';
  const keys = [row[row.indexOf(letter) - 1], row[row.indexOf(letter) + 1]].filter(Boolean);
  return keys[random.index(keys.length)] ?? letter;
}

/**
 * Misspells a word: swaps two letters, leaves one out, doubles one, or replaces one by a neighboring key. The first
 * letter never changes.
 */
function misspell(word: string, random: Random): string {
  const at = 1 + random.index(word.length - 2);
  const [letter = '', next = ''] = [word[at], word[at + 1]];
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const kinds = [
    before + next + letter + word.slice(at + 2),
    before + after,
    before + letter + letter + after,
    before + besides(letter, random) + after,
  ];
  return kinds[random.index(kinds.length)] ?? word;
}

/**
 * Draws English words of the pages by frequency, each with one misspelling. Misspellings that are English
 * words are left out.
 */
function drawMisspellings(
  {words}: WordCounts,
  english: ReadonlySet<string>,
  random: Random,
): Misspelling[] {
  const strata = STRATA.map((least, stratum) => {
    const below = STRATA[stratum + 1] ?? Infinity;
    const known = Array.from(words).filter(
      ([word, pages]) => pages >= least && pages < below && english.has(word),
    );
    return random.shuffled(known.map(([word]) => word));
  }).filter(({length}) => length > 0);
  const drawn: Misspelling[] = [];
  for (
    let turn = 0;
    drawn.length < MISSPELLINGS && strata.some((left) => left.length > 0);
    turn++
  ) {
    const word = strata[turn % strata.length]?.pop();
    if (word === undefined) continue;
    const typed = misspell(word, random);
    if (typed !== word && !english.has(typed)) drawn.push({word, typed});
  }
  return drawn;
}

const rare = (counts: ReadonlyMap<string, number>): string[] =>
  Array.from(counts).flatMap(([word, pages]) => (pages <= RARE ? [word] : []));

export interface DrawnWords {
  readonly misspellings: readonly Misspelling[];
  readonly rareWords: readonly string[];
  readonly rareNames: readonly string[];
}

export function drawWords(
  counts: WordCounts,
  english: ReadonlySet<string>,
  seed: number,
): DrawnWords {
  const shuffled = (name: string, words: readonly string[]): string[] =>
    seededRandom(seed, name).shuffled(words).slice(0, RARE_WORDS);
  const rareWords = rare(counts.words).filter((word) => english.has(word));
  return {
    misspellings: drawMisspellings(counts, english, seededRandom(seed, 'misspellings')),
    rareWords: shuffled('rare words', rareWords),
    rareNames: shuffled('rare names', rare(counts.names)),
  };
}
