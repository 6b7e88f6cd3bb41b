import lunr from 'lunr';
import type {DrawnWords} from './drawWords';
import {openOurs} from './openOurs';

export interface Corrections {
  /** Number of misspellings for which any form of the correct word was suggested. */
  readonly right: number;
  /** Number of all misspellings. */
  readonly misspellings: number;
  /** Misspellings with a wrong suggestion or none. */
  readonly missed: readonly string[];
  /** Rare words for which another word was suggested, although they are spelled correctly. */
  readonly offersForWords: readonly string[];
  readonly offersForNames: readonly string[];
}

const stem = (word: string): string =>
  lunr.stemmer(new lunr.Token(word.toLowerCase(), {})).toString();

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
