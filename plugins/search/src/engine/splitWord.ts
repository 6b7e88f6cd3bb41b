import {afterPrefix, type Dictionary} from '../reading/Dictionary';

/** Letters that each of the two words has at least. */
const LEAST_LETTERS = 3;
const WORD = /^[\p{L}\p{M}]+$/u;
/** Slices that are read at most to see whether a word starts so. */
const MOST_SLICES = 2;

/**
 * The two words of the index that a word is written of, with a space between them: `spritesheet`. The
 * first one is as long as can be.
 */
export async function splitWord(
  {text, isPrefix}: {text: string; isPrefix: boolean},
  dictionary: Dictionary,
): Promise<string | undefined> {
  if (!WORD.test(text)) return undefined;
  for (let at = text.length - LEAST_LETTERS; at >= LEAST_LETTERS; at--) {
    const [first, rest] = [text.slice(0, at), text.slice(at)];
    if (!(await dictionary.find(first))) continue;
    const end = isPrefix ? afterPrefix(rest) : `${rest}\0`;
    const found = await dictionary.range(rest, end, MOST_SLICES);
    // Where it is undefined, more start so than are read.
    if (found?.length !== 0) return `${first} ${rest}`;
  }
  return undefined;
}
