import lunr from 'lunr';
import type {DrawnWords} from './drawWords';
import {openOurs} from './openOurs';

export interface Corrections {
  /** Number of misspellings for which any form of the correct word was suggested. */
  readonly right: number;
  /** Number of all misspellings. */
  readonly misspellings: number;
  /** Number of rare words for which another word was suggested, although they are spelled correctly. */
  readonly offersForWords: number;
  readonly offersForNames: number;
}

const stem = (word: string): string =>
  lunr.stemmer(new lunr.Token(word.toLowerCase(), {})).toString();

export async function measureCorrections(
  indexDir: string,
  {misspellings, rareWords, rareNames}: DrawnWords,
): Promise<Corrections> {
  const {index} = await openOurs(indexDir);
  let right = 0;
  for (const {word, typed} of misspellings) {
    const {suggestion} = await index.search(typed);
    if (suggestion !== undefined && stem(suggestion) === stem(word)) right++;
  }
  const offersFor = async (words: readonly string[]): Promise<number> => {
    let offers = 0;
    for (const word of words) if ((await index.search(word)).suggestion !== undefined) offers++;
    return offers;
  };
  return {
    right,
    misspellings: misspellings.length,
    offersForWords: await offersFor(rareWords),
    offersForNames: await offersFor(rareNames),
  };
}
