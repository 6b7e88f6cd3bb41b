import type {Analyzer} from '../analysis/Analyzer';
import {READERS_WORDS, SAME_WORDS} from './englishWords';

/** Words by the stem of a word that may mean them, with spaces between. */
export type RelatedWords = Record<string, string>;

const wordsOf = (text: string): string[] => text.trim().split(' ');

/** Words of a site at most that a word may mean: each is one more to look up. */
const MOST = 3;

/** Each word with those that it may mean. */
const ENGLISH: readonly [word: string, meant: string[]][] = [
  ...SAME_WORDS.split(',').map((group) => [group, group]),
  ...READERS_WORDS.split(',').map((entry) => entry.split('>')),
].flatMap(([words = '', meant = '']) =>
  wordsOf(words).map((word): [string, string[]] => [word, wordsOf(meant)]),
);

/**
 * What words of a language that readers use may mean on a site.
 * @param language a language without data has none
 * @param terms the words of the site, of which others are left out
 */
export function relatedWords(
  language: string,
  terms: Iterable<string>,
  {stem}: Pick<Analyzer, 'stem'>,
): RelatedWords {
  if (!/(?:^|,)en(?:[-_,]|$)/i.test(language)) return {};
  const known = new Set(terms);
  const related = new Map<string, Set<string>>();
  for (const [word, meant] of ENGLISH) {
    const own = meant.filter((one) => one !== word && known.has(one));
    if (own.length > 0)
      related.set(stem(word), new Set([...(related.get(stem(word)) ?? []), ...own]));
  }
  return Object.fromEntries(
    Array.from(related, ([word, own]) => [word, [...own].slice(0, MOST).join(' ')]),
  );
}
