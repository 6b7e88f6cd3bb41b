import {afterPrefix} from '../../reading/Dictionary';
import type {RankingContext} from '../../reading/IndexContext';
import {findForms} from './expandWord';

/** Slices that are read at most to see whether a word starts so. */
const MOST_SLICES = 2;

/**
 * Whether an index has a word or another form of it or, of a word that may still be typed, a word that begins so.
 * Stop words are known everywhere.
 */
export async function knowsWord(
  text: string,
  isPrefix: boolean,
  {dictionary, analyzer}: Pick<RankingContext, 'dictionary' | 'analyzer'>,
): Promise<boolean> {
  if (analyzer.isStopWord(text)) return true;
  if (isPrefix) {
    const found = await dictionary.range(text, afterPrefix(text), MOST_SLICES);
    // It is undefined if too many words begin so.
    if (found?.length !== 0) return true;
  }
  return (await findForms(text, dictionary, analyzer)).length > 0;
}
