import type {Language} from '../analysis/Analyzer';
import {afterPrefix, type Dictionary, type TermEntry} from '../engine/Dictionary';
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
/** Letters that the forms of a stem share at least. */
const SHORTEST_STEM = 3;

/** Letters that all forms of a stem share at their start. */
function stemPrefix(word: string, stem: string): string {
  const shared = word.slice(0, sharedLetters(stem, word));
  // English stems end in `i` where the word ends in `y`.
  return shared.length > 3 && shared.length === word.length && shared.endsWith('y')
    ? shared.slice(0, -1)
    : shared;
}

/** The word itself and the other forms of its stem, as far as they are in the index. */
export async function findForms(
  word: string,
  dictionary: Dictionary,
  {stem, isStopWord}: Language,
): Promise<TermEntry[]> {
  const wanted = stem(word);
  const prefix = stemPrefix(word, wanted);
  const isAlone = prefix.length < SHORTEST_STEM || isStopWord(word);
  const near = isAlone
    ? undefined
    : await dictionary.range(prefix, afterPrefix(prefix), MOST_SLICES);
  if (near !== undefined) return near.filter(({term}) => stem(term) === wanted);
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
  const forms = await findForms(word, dictionary, language);
  return forms.map((entry) => ({
    entry,
    weight: entry.term === word ? 1 : stemWeight,
    letters: Math.min(entry.term.length, word.length),
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
