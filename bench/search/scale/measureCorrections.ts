import lunr from 'lunr';
import type {DrawnWords} from './drawWords';
import {openOurs} from './openOurs';

/** Suggestions for words. */
export interface Corrections {
  /** Misspellings whose word was suggested, in any form, and all of them. */
  readonly right: number;
  readonly misspellings: number;
  /** Misspellings with another suggestion or none, and rare words with any. */
  readonly missed: readonly string[];
  readonly offersForWords: readonly string[];
  readonly offersForNames: readonly string[];
}

const stem = (word: string): string =>
  lunr.stemmer(new lunr.Token(word.toLowerCase(), {})).toString();

/** Asks our engine for misspelt words, and for rare ones that are right. */
export async function measureCorrections(
  indexDir: string,
  {misspellings, rareWords, rareNames}: DrawnWords,
): Promise<Corrections> {
  const {index} = await openOurs(indexDir);
  const missed: string[] = [];
  for (const {word, typed} of misspellings) {
    const {suggestion} = await index.search(typed);
    if (suggestion === undefined || stem(suggestion) !== stem(word))
      missed.push(`${typed} for ${word}: ${suggestion ?? 'none'}`);
  }
  const offersFor = async (words: readonly string[]): Promise<string[]> => {
    const offers: string[] = [];
    for (const word of words) {
      const {suggestion} = await index.search(word);
      if (suggestion !== undefined) offers.push(`${word}: ${suggestion}`);
    }
    return offers;
  };
  return {
    right: misspellings.length - missed.length,
    misspellings: misspellings.length,
    missed,
    offersForWords: await offersFor(rareWords),
    offersForNames: await offersFor(rareNames),
  };
}
