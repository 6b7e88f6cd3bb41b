import lunr from 'lunr';
import type {Language} from './Analyzer';
import {ENGLISH_SYNONYMS} from './englishSynonyms';
import {synonymLookup} from './synonymLookup';

const REMEMBERED = 20_000;

/**
 * Stemming and stop words of lunr's pipeline.
 * @param stemmer a pipeline function such as `lunr.stemmer` or `lunr.de.stemmer`
 * @param stopWordFilter a pipeline function such as `lunr.stopWordFilter`
 * @param groups words that mean the same
 */
export function lunrLanguage(
  stemmer: lunr.PipelineFunction,
  stopWordFilter: lunr.PipelineFunction,
  groups: readonly (readonly string[])[] = [],
): Language {
  const stems = new Map<string, string>();
  const through = (step: lunr.PipelineFunction, word: string): string => {
    const result: unknown = step(new lunr.Token(word, {}), 0, []);
    return result instanceof lunr.Token ? result.toString() : '';
  };
  const stem = (word: string): string => {
    let known = stems.get(word);
    if (known === undefined) {
      if (stems.size >= REMEMBERED) stems.clear();
      known = through(stemmer, word) || word;
      stems.set(word, known);
    }
    return known;
  };
  return {
    stem,
    isStopWord: (word) => through(stopWordFilter, word) === '',
    synonymsOf: synonymLookup(groups, stem),
  };
}

/** Stop words that lunr's list lacks: `e.g.` and `i.e.`, as they are indexed. */
const ABBREVIATIONS = new Set(['eg', 'ie']);

const plainEnglish = lunrLanguage(lunr.stemmer, lunr.stopWordFilter, ENGLISH_SYNONYMS);

/** English, which lunr itself speaks. */
export const english: Language = {
  ...plainEnglish,
  isStopWord: (word) => ABBREVIATIONS.has(word) || plainEnglish.isStopWord(word),
};
