import type {Language} from '../Analyzer';
import {english} from '../lunrLanguage';
import {arabic} from './arabic';
import {COMPOUNDING, compoundForms} from './compoundForms';
import {korean} from './korean';
import {isLunrLanguage, loadLunrLanguage} from './loadLunrLanguage';
import {stemmerCode} from './stemmerCode';
import {UMLAUTS, umlautSpellings} from './umlautSpellings';

const PLAIN: Language = {stem: (word) => word, isStopWord: () => false};

/** Languages with our own rules. */
const OWN: Record<string, Language> = {ar: arabic, ko: korean};

const loaded = new Map<string, Promise<Language>>();

export function hasRules(locale: string): boolean {
  const code = stemmerCode(locale);
  return code === 'en' || isLunrLanguage(code) || code in OWN;
}

/**
 * Combines the languages of pages in several languages. The stemmers run one after the other, as in lunr. A
 * word is a stop word if it is one in any of the languages.
 */
function together(languages: readonly Language[]): Language {
  const stem = (word: string): string =>
    languages.reduce((stemmed, language) => language.stem(stemmed), word);
  const split = languages.find((language) => language.split)?.split;
  const spellers = languages.flatMap(({umlautSpellings: spell}) => spell ?? []);
  return {
    stem,
    isStopWord: (word) => languages.some((language) => language.isStopWord(word)),
    ...(languages.some(({inflectsShortWords}) => inflectsShortWords) && {inflectsShortWords: true}),
    ...(languages.some((language) => language.compoundForms) && {
      compoundForms: (word: string) => compoundForms(word, stem),
    }),
    ...(spellers.length > 0 && {
      umlautSpellings: (word: string) => spellers.flatMap((spell) => spell(word)),
    }),
    ...(split && {split}),
  };
}

/**
 * Loads the stemmer and stop words of a language from lunr-languages. If it does not have the language, words
 * are used as they are written.
 *
 * @param locale one or several locales, separated by commas
 */
export async function otherLanguage(locale: string): Promise<Language> {
  const locales = locale.split(',');
  if (locales.length > 1) return together(await Promise.all(locales.map(oneLanguage)));
  return oneLanguage(locale);
}

function oneLanguage(locale: string): Promise<Language> {
  const code = stemmerCode(locale);
  if (code === 'en') return Promise.resolve(english);
  // lunr warns if a language is added to it twice.
  let language = loaded.get(code);
  if (language === undefined) {
    language = addLanguage(code);
    loaded.set(code, language);
    // If the script failed to load, the next call loads it again.
    language.catch(() => loaded.delete(code));
  }
  return language;
}

async function addLanguage(code: string): Promise<Language> {
  const language = (await loadLunrLanguage(code)) ?? OWN[code] ?? PLAIN;
  const umlauts = UMLAUTS[code];
  return {
    ...language,
    ...(COMPOUNDING.has(code) && {
      compoundForms: (word: string) => compoundForms(word, language.stem),
    }),
    ...(umlauts && {umlautSpellings: (word: string) => umlautSpellings(word, umlauts)}),
  };
}
