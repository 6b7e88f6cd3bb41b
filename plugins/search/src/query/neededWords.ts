import type {QueryWord} from './PlainQuery';

/** Whether a section should have each word: stop words only count where there are no others. */
export function neededWords(words: readonly QueryWord[]): boolean[] {
  const onlyStopWords = words.every(({isStopWord}) => isStopWord);
  return words.map(({isStopWord}) => onlyStopWords || !isStopWord);
}
