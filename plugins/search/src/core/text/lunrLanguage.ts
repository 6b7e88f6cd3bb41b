import lunr from 'lunr';
import type {Language} from './Analyzer';

const REMEMBERED = 20_000;

const tokenOf = (word: string): lunr.Token =>
  ({
    update: (stem: (text: string) => string) => stem(word),
    toString: () => word,
  }) as unknown as lunr.Token;

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
  const stem = (word: string): string => {
    let known = stems.get(word);
    if (known === undefined) {
      if (stems.size >= REMEMBERED) stems.clear();
      known = stemmer(tokenOf(word), 0, [])?.toString() || word;
      stems.set(word, known);
    }
    return known;
  };
  return {
    stem,
    isStopWord: (word) => !stopWordFilter(tokenOf(word), 0, []),
  };
}

/** Stop words that lunr's list lacks: `e.g.` and `i.e.` in their indexed form. */
const ABBREVIATION = /^(eg|ie)$/;

const plainEnglish = lunrLanguage(lunr.stemmer, lunr.stopWordFilter);

export const english: Language = {
  ...plainEnglish,
  isStopWord: (word) => ABBREVIATION.test(word) || plainEnglish.isStopWord(word),
};
