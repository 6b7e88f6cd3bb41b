import {afterPrefix} from '../../reading/Dictionary';
import type {IndexContext} from '../../reading/IndexContext';
import {findForms} from './expandWord';

const MOST_SLICES = 2;

/**
 * Whether the index has the word or another form of it. Stop words count as known. If the word may be
 * unfinished, longer words with that prefix also count.
 */
export async function knowsWord(
  text: string,
  isPrefix: boolean,
  {dictionary, analyzer}: Pick<IndexContext, 'dictionary' | 'analyzer'>,
): Promise<boolean> {
  if (analyzer.isStopWord(text)) return true;
  if (isPrefix) {
    const found = await dictionary.range(text, afterPrefix(text), MOST_SLICES);
    // `found` is undefined if too many words have this prefix.
    if (found?.length !== 0) return true;
  }
  return (await findForms(text, dictionary, analyzer)).length > 0;
}
