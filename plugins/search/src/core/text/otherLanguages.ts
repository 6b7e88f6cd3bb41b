import lunr from 'lunr';
import addStemmerSupport from 'lunr-languages/lunr.stemmer.support';
import type {Language} from './Analyzer';
import {fold} from './fold';
import {english, lunrLanguage} from './lunrLanguage';
import {splitToken} from './splitToken';
import type {TokenTerms} from './TokenTerms';

const NORWEGIAN = ['nb', 'nn'];

export function stemmerCode(locale: string): string {
  const code = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  return NORWEGIAN.includes(code) ? 'no' : code;
}

/**
 * Minimum length of a word that is also searched at the end of longer words. A shorter word is often the end of
 * words that are not compounds.
 */
const SHORTEST = 5;
const ENDINGS = ['', 'e', 'n', 'en', 'er', 's'];

/** Forms of a word at the end of a compound: `einstellung`, Einstellungen. */
function compoundForms(text: string, stem: Language['stem']): string[] {
  if (text.length < SHORTEST) return [];
  const bare = stem(text);
  const forms = ENDINGS.flatMap((ending) => [text + ending, bare + ending]);
  return Array.from(new Set([text, ...forms.filter((form) => stem(form) === bare)]));
}

/** Particles after a Korean noun, the longest first: `기능은`, `기능이`, `기능에서는`. */
const PARTICLE =
  /(?<=[가-힣]{2})(?:(?:에서|에게|으로|로|에|와|과|까지|부터)?(?:는|도|만|의)|에서|에게|한테|으로|로|까지|부터|보다|처럼|마다|조차|밖에|이나|나|이라도|라도|이며|와|과|은|이|가|을|를|에|도|만|의)$/u;
/** Particles after a single syllable. `추가` and `나이` are not nouns with a particle. */
const CLEAR_PARTICLE = /(?<=[가-힣])(?:에서|으로|은|는|을|를)$/u;

function koreanStem(word: string): string {
  const noun = word.replace(PARTICLE, '');
  return noun === word ? word.replace(CLEAR_PARTICLE, '') : noun;
}

const ARABIC = /[\p{Script=Arabic}\u0660-\u0669]/u;
/**
 * The Arabic article, alone or with a particle before it. It is written as one word with its noun.
 *
 * @see Larkey, Ballesteros, Connell: Light Stemming for Arabic Information Retrieval (light10), 2007
 */
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{L}{2})/u;
/**
 * The Arabic word for "and". It is written as one word with the next one. Many other words also start with this
 * letter.
 */
const AND = /^و(?!ال)(?=\p{L}{3})/u;

/** Splits a token of Arabic text, independent of how its vowels, hamzas and digits are written. */
function splitArabic(token: string): TokenTerms {
  if (!ARABIC.test(token)) return splitToken(token);
  const whole = fold(token).replace(ARTICLE, '');
  const word = whole.replace(AND, '');
  // The first letter may be "and" or part of the word, so the token is also indexed with it.
  return word === whole ? splitToken(word) : {...splitToken(word), wider: splitToken(whole).parts};
}

interface Added {
  stemmer?: lunr.PipelineFunction;
  stopWordFilter?: lunr.PipelineFunction;
}

type Extend = (lunrToExtend: typeof lunr) => void;

const LOADERS: Record<string, () => Promise<{default: Extend}>> = {
  da: () => import('lunr-languages/lunr.da'),
  de: () => import('lunr-languages/lunr.de'),
  es: () => import('lunr-languages/lunr.es'),
  fi: () => import('lunr-languages/lunr.fi'),
  fr: () => import('lunr-languages/lunr.fr'),
  hu: () => import('lunr-languages/lunr.hu'),
  it: () => import('lunr-languages/lunr.it'),
  nl: () => import('lunr-languages/lunr.nl'),
  no: () => import('lunr-languages/lunr.no'),
  pt: () => import('lunr-languages/lunr.pt'),
  ro: () => import('lunr-languages/lunr.ro'),
  ru: () => import('lunr-languages/lunr.ru'),
  sv: () => import('lunr-languages/lunr.sv'),
  tr: () => import('lunr-languages/lunr.tr'),
};

const PLAIN: Language = {stem: (word) => word, isStopWord: () => false};

/**
 * Languages with our own rules. Arabic is one of them, because lunr's Arabic keeps its state in global
 * variables.
 */
const OWN: Record<string, Language> = {
  ar: {...PLAIN, split: splitArabic},
  ko: {...PLAIN, stem: koreanStem, inflectsShortWords: true},
};

const COMPOUNDING = new Set(['af', 'da', 'de', 'et', 'fi', 'hu', 'is', 'lb', 'nl', 'no', 'sv']);

/**
 * Pairs of letters that readers type instead of a letter with a mark. Pairs for æ are not included, because æ
 * is folded to two letters anyway.
 */
const UMLAUTS: Record<string, RegExp> = {
  da: /aa|oe/g,
  de: /[aou]e/g,
  et: /[aou]e/g,
  fi: /[ao]e/g,
  hu: /[ou]e/g,
  no: /aa|oe/g,
  sv: /aa|[ao]e/g,
};

const MOST_UMLAUTS = 4;

/**
 * Returns the indexed spellings of a word if some of its pairs of letters are read as umlauts. An umlaut is
 * indexed as the first letter of the pair. Spellings with the most umlauts come first.
 */
function umlautSpellings(word: string, umlauts: RegExp): string[] {
  const found = Array.from(word.matchAll(umlauts), ({index}) => index).slice(0, MOST_UMLAUTS);
  const spellings = Array.from({length: 2 ** found.length - 1}, (_, kept) =>
    Array.from(word)
      .filter((_letter, at) => !found.some((from, bit) => from === at - 1 && !((kept >> bit) & 1)))
      .join(''),
  );
  return spellings.sort((a, b) => a.length - b.length);
}

const keep: lunr.PipelineFunction = (token) => token;

/** Returns the function that a CommonJS module exports, even if a loader has wrapped it several times. */
function extendOf(loaded: unknown): Extend {
  if (typeof loaded === 'function') return loaded as Extend;
  if (typeof loaded === 'object' && loaded !== null && 'default' in loaded)
    return extendOf(loaded.default);
  throw new Error(
    'lunr-languages exports no function. Install the version that this package requires.',
  );
}

const loaded = new Map<string, Promise<Language>>();

export function hasRules(locale: string): boolean {
  const code = stemmerCode(locale);
  return code === 'en' || code in LOADERS || code in OWN;
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
  const language = await readLanguage(code);
  const umlauts = UMLAUTS[code];
  return {
    ...language,
    ...(COMPOUNDING.has(code) && {
      compoundForms: (word: string) => compoundForms(word, language.stem),
    }),
    ...(umlauts && {umlautSpellings: (word: string) => umlautSpellings(word, umlauts)}),
  };
}

async function readLanguage(code: string): Promise<Language> {
  const load = LOADERS[code];
  if (load === undefined) return OWN[code] ?? PLAIN;
  const extend = extendOf(await load());
  // The stop word filter gets folded words, so its list must also be folded.
  const extended = Object.create(lunr) as typeof lunr & Record<string, Added | undefined>;
  // lunr-languages registers its functions with lunr's pipeline, which is not used here and does not exist in a
  // browser.
  Object.assign(extended, {Pipeline: {registerFunction: () => undefined}});
  extended.generateStopWordFilter = (words) => lunr.generateStopWordFilter(words.map(fold));
  (addStemmerSupport as Extend)(extended);
  extend(extended);
  const added = extended[code];
  return lunrLanguage(added?.stemmer ?? keep, added?.stopWordFilter ?? keep);
}
