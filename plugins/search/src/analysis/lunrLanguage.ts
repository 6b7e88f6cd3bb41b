import lunr from 'lunr';
import type {Language} from './Analyzer';

const REMEMBERED = 20_000;

/**
 * Stemming and stop words of lunr's pipeline.
 * @param stemmer a pipeline function such as `lunr.stemmer` or `lunr.de.stemmer`
 * @param stopWordFilter a pipeline function such as `lunr.stopWordFilter`
 */
export function lunrLanguage(
  stemmer: lunr.PipelineFunction,
  stopWordFilter: lunr.PipelineFunction,
): Language {
  const stems = new Map<string, string>();
  const through = (step: lunr.PipelineFunction, word: string): string => {
    const result: unknown = step(new lunr.Token(word, {}), 0, []);
    return result instanceof lunr.Token ? result.toString() : '';
  };
  return {
    stem(word) {
      let stem = stems.get(word);
      if (stem === undefined) {
        if (stems.size >= REMEMBERED) stems.clear();
        stem = through(stemmer, word) || word;
        stems.set(word, stem);
      }
      return stem;
    },
    isStopWord: (word) => through(stopWordFilter, word) === '',
  };
}

/** English, which lunr itself speaks. */
export const english: Language = lunrLanguage(lunr.stemmer, lunr.stopWordFilter);
