import {afterPrefix} from '../../reading/Dictionary';
import type {RankingContext} from '../../reading/IndexContext';
import {findForms} from './expandWord';

/** Maximum number of slices that are read to check whether a word has this prefix. */
const MOST_SLICES = 2;

/**
 * Whether an index has a word or another form of it. For an unfinished word, also whether it has a word with
 * that prefix. Stop words count as known.
 */
export async function knowsWord(
  text: string,
  isPrefix: boolean,
  {dictionary, analyzer}: Pick<RankingContext, 'dictionary' | 'analyzer'>,
): Promise<boolean> {
  if (analyzer.isStopWord(text)) return true;
  if (isPrefix) {
    const found = await dictionary.range(text, afterPrefix(text), MOST_SLICES);
    // Undefined if too many words have this prefix.
    if (found?.length !== 0) return true;
  }
  return (await findForms(text, dictionary, analyzer)).length > 0;
}
