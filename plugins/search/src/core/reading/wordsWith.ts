import {commonnessOf, reversed} from '../format/wordLists';
import {afterPrefix} from './Dictionary';
import type {Consider, Spellings} from './Spellings';

export interface FoundWords {
  words: {word: string; commonness: number}[];
  isPartial: boolean;
  /** Number of files that were read to find the words, apart from the list of frequent words. */
  files: number;
}

/**
 * Returns the words of the index that start with `prefix` and end with `ending`. If there are too many to read,
 * as in a large index, returns only some of them: the frequent words, and those with this ending that are in a
 * heading or in several sections.
 * @param mostFiles maximum number of files to read
 */
export async function wordsWith(
  spellings: Spellings,
  prefix: string,
  ending = '',
  mostFiles = Infinity,
): Promise<FoundWords> {
  const entries = await spellings.dictionary.range(prefix, afterPrefix(prefix), mostFiles);
  if (entries !== undefined) {
    const all = entries.map(({term, count}) => ({word: term, commonness: commonnessOf(count)}));
    const files = spellings.dictionary.slicesOf(prefix, afterPrefix(prefix));
    return {words: all.filter(({word}) => word.endsWith(ending)), isPartial: false, files};
  }
  const found = new Map<string, number>();
  const take: Consider = (word, commonness) => {
    if (word.startsWith(prefix) && word.endsWith(ending)) found.set(word, commonness);
  };
  await spellings.scanFrequent(prefix, take);
  const isInEnds = ending !== '' || !spellings.hasFrequentWords;
  const files = isInEnds ? await spellings.scanBackward(reversed(ending), take, mostFiles) : 0;
  return {
    words: Array.from(found, ([word, commonness]) => ({word, commonness})),
    isPartial: true,
    files,
  };
}
