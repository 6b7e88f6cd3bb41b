import type {Language} from '../../text/Analyzer';
import {afterPrefix, type Dictionary, type TermEntry} from '../../reading/Dictionary';
import {sharedLetters} from '../../format/wordLists';

export interface Expansion {
  entry: TermEntry;
  weight: number;
  letters: number;
  /**
   * Whether the term is the word itself or another form of it, and not a completion, a synonym or a
   * correction.
   */
  isForm: boolean;
}

/**
 * Weight of another form of a word. It is less than 1, because short queries usually have the form that the
 * page uses.
 */
const STEM = 0.55;
const COMPLETION = 0.75;
const MOST_COMPLETIONS = 64;
/**
 * Maximum number of slices that are read for words with a prefix, if the query has other words. If the words
 * are in more slices, the summary of the prefix is used.
 */
export const MOST_SLICES_BESIDE = 2;
/**
 * If the words with the same prefix have more sections than this in total, they are not checked for other forms
 * of a word. Other forms of frequent words rarely help.
 */
const MOST_SECTIONS = 3000;
const SHORT_PREFIX = 2;
/** Minimum length of a word to look up its other forms. Shorter words would need too many reads. */
const SHORTEST_INFLECTED = 3;
/**
 * Ends of English stems whose last letter changes in some forms: `move`, moving; `studi`, study; `visibl`,
 * visibility.
 */
const CHANGING = /...e$|i$|...bl$/;

function stemPrefix(word: string, stem: string): string {
  const shared = word.slice(0, sharedLetters(stem, word));
  return CHANGING.test(shared) ? shared.slice(0, -1) : shared;
}

/** Number of sections of all terms. A section with several of the terms counts several times. */
export const sectionsOf = (expansions: readonly Pick<Expansion, 'entry'>[]): number =>
  expansions.reduce((sum, {entry}) => sum + entry.count, 0);

/**
 * Returns the common prefix of all forms of a word; undefined for stop words and words that are too short.
 *
 * @param shortest minimum length of a word whose other forms are looked up
 */
export function prefixOfForms(
  word: string,
  {stem, isStopWord, inflectsShortWords}: Language,
  shortest = 2,
): string | undefined {
  const isTooShort = word.length < shortest && !inflectsShortWords;
  return isTooShort || isStopWord(word) ? undefined : stemPrefix(word, stem(word));
}

/**
 * Returns the word itself and the other forms of its stem that are in the index. Checks all words with the
 * common prefix of the forms. If these words are in several slices or too frequent, checks only words that
 * start with the given word. If even these are too many, looks up only the word itself.
 *
 * @param shortest minimum length of a word whose other forms are looked up
 */
export async function findForms(
  word: string,
  dictionary: Dictionary,
  language: Language,
  shortest?: number,
): Promise<TermEntry[]> {
  const wanted = language.stem(word);
  const start = prefixOfForms(word, language, shortest);
  for (const prefix of start === undefined ? [] : [start, word]) {
    const near = await dictionary.range(prefix, afterPrefix(prefix), 1);
    if (near && near.reduce((sum, {count}) => sum + count, 0) <= MOST_SECTIONS)
      return near.filter(({term}) => language.stem(term) === wanted);
  }
  const entry = await dictionary.find(word);
  return entry === undefined ? [] : [entry];
}

const VERSION = /^\d+(?:\.\d+)*$/;
/** A version of three or more numbers. With only two numbers, it could also be a decimal number. */
const LONG_VERSION = /^\d+(?:\.\d+){2,}$/;
const MOST_VERSIONS = 64;

export async function findVersions(word: string, dictionary: Dictionary): Promise<TermEntry[]> {
  if (!VERSION.test(word)) return [];
  const prefix = `${word}.`;
  const entries = (await dictionary.range(prefix, afterPrefix(prefix), MOST_SLICES_BESIDE)) ?? [];
  return entries.filter(({term}) => LONG_VERSION.test(term)).slice(0, MOST_VERSIONS);
}

export const weighForms = (word: string, forms: readonly TermEntry[]): Expansion[] =>
  forms.map((entry) => ({
    entry,
    weight: entry.term === word ? 1 : STEM,
    letters: entry.term.length,
    isForm: true,
  }));

export const weighVersions = (versions: readonly TermEntry[]): Expansion[] =>
  versions.map((entry) => ({
    entry,
    weight: COMPLETION,
    letters: entry.term.length,
    isForm: false,
  }));

/** Weight of a term that starts with a typed word of this many letters. It is 1 if the term is that word. */
export const completionWeight = (letters: number, term: string): number =>
  term.length === letters ? 1 : COMPLETION * (0.6 + (0.4 * letters) / term.length);

export async function expandForms(
  word: string,
  dictionary: Dictionary,
  language: Language,
): Promise<Expansion[]> {
  const [forms, versions] = await Promise.all([
    findForms(word, dictionary, language, SHORTEST_INFLECTED),
    findVersions(word, dictionary),
  ]);
  return [...weighForms(word, forms), ...weighVersions(versions)];
}

/**
 * Returns the words that start with the typed text. If there are many, returns their summary instead.
 *
 * @param mostSlices maximum number of slices with such words
 */
export async function expandPrefix(
  prefix: string,
  dictionary: Dictionary,
  mostSlices = 1,
): Promise<Expansion[]> {
  const range = (most?: number): Promise<TermEntry[] | undefined> =>
    dictionary.range(prefix, afterPrefix(prefix), most);
  let entries = prefix.length > SHORT_PREFIX ? await range(mostSlices) : undefined;
  if (entries === undefined) {
    const entry = await dictionary.summary(prefix);
    if (entry !== undefined)
      return [{entry, weight: COMPLETION * 0.8, letters: prefix.length, isForm: false}];
    if (prefix.length <= SHORT_PREFIX) return [];
    // If the words are too few for a summary, they may still be in two adjacent slices.
    entries = (await range()) ?? [];
  }
  return entries
    .filter(({term}) => term !== prefix)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_COMPLETIONS)
    .map((entry) => ({
      entry,
      weight: completionWeight(prefix.length, entry.term),
      letters: Math.round((prefix.length + entry.term.length) / 2),
      isForm: false,
    }));
}
