import type {Language} from '../analysis/Analyzer';
import {afterPrefix, type Dictionary, type TermEntry} from '../reading/Dictionary';
import {sharedLetters} from '../format/frontCoding';

/** A term that stands for a word of the query, and how much it counts. */
export interface Expansion {
  entry: TermEntry;
  weight: number;
  /** Letters that it covers of a heading in which it stands. */
  letters: number;
  /** Whether it is the word itself or another form of it, rather than what else may stand for it. */
  isForm: boolean;
}

/** Weight of a longer word that starts with the typed one. */
const COMPLETION = 0.75;
const MOST_COMPLETIONS = 64;
/** Slices that a prefix may span before its summary is used. */
const MOST_SLICES = 3;
/** The same beside other words: the sections of the summary were not chosen with them in mind. */
const MOST_SLICES_BESIDE = 5;
const SHORT_PREFIX = 2;
/** Letters from which on other forms of a word are looked for, which is a lot to read for shorter ones. */
const SHORTEST_INFLECTED = 3;
/**
 * Ends of English stems whose last letter not all forms have: `move`, moving; `studi`, study;
 * `visibl`, visibility.
 */
const CHANGING = /...e$|i$|...bl$/;

/** A letter of Korean is a syllable, and a word of two has forms. */
const HANGUL = /[가-힣]/;

/** Letters with which all forms of a stem start. */
function stemPrefix(word: string, stem: string): string {
  const shared = word.slice(0, sharedLetters(stem, word));
  return CHANGING.test(shared) ? shared.slice(0, -1) : shared;
}

/**
 * The word itself and the other forms of its stem, as far as they are in the index.
 * @param shortest letters from which on a word has other forms
 * @param mostSlices slices that are read for them at most; where they stand in more, those that start
 * with the word are read, and else the word alone
 */
export async function findForms(
  word: string,
  dictionary: Dictionary,
  {stem, isStopWord}: Language,
  shortest = 2,
  mostSlices = Infinity,
): Promise<TermEntry[]> {
  const wanted = stem(word);
  const isShort = word.length < shortest && !HANGUL.test(word);
  const isAlone = isShort || isStopWord(word);
  for (const prefix of isAlone ? [] : [stemPrefix(word, wanted), word]) {
    const near = await dictionary.range(prefix, afterPrefix(prefix), mostSlices);
    if (near !== undefined) return near.filter(({term}) => stem(term) === wanted);
  }
  const entry = await dictionary.find(word);
  return entry === undefined ? [] : [entry];
}

/**
 * The word itself and the other forms of its stem, weighed.
 * @param stemWeight weight of the other forms
 */
export async function expandForms(
  word: string,
  dictionary: Dictionary,
  language: Language,
  stemWeight: number,
): Promise<Expansion[]> {
  const forms = await findForms(word, dictionary, language, SHORTEST_INFLECTED, MOST_SLICES);
  return forms.map((entry) => ({
    entry,
    weight: entry.term === word ? 1 : stemWeight,
    letters: entry.term.length,
    isForm: true,
  }));
}

/**
 * Words that start with what was typed; of very many, the list that stands for all.
 * @param hasOthers whether sections should also have other words
 */
export async function expandPrefix(
  prefix: string,
  dictionary: Dictionary,
  hasOthers = false,
): Promise<Expansion[]> {
  if (prefix.length > SHORT_PREFIX) {
    const most = hasOthers ? MOST_SLICES_BESIDE : MOST_SLICES;
    const entries = await dictionary.range(prefix, afterPrefix(prefix), most);
    if (entries !== undefined) {
      return entries
        .filter(({term}) => term !== prefix)
        .sort((a, b) => b.count - a.count)
        .slice(0, MOST_COMPLETIONS)
        .map((entry) => ({
          entry,
          weight: COMPLETION * (0.6 + (0.4 * prefix.length) / entry.term.length),
          letters: Math.round((prefix.length + entry.term.length) / 2),
          isForm: false,
        }));
    }
  }
  const entry = await dictionary.summary(prefix);
  if (entry === undefined) return [];
  return [{entry, weight: COMPLETION * 0.8, letters: prefix.length, isForm: false}];
}
