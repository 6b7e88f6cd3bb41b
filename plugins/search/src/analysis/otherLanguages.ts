import lunr from 'lunr';
import addStemmerSupport from 'lunr-languages/lunr.stemmer.support';
import type {Language} from './Analyzer';
import {compoundForms} from './compoundForms';
import {fold} from './fold';
import {koreanStem} from './koreanStem';
import {lunrLanguage} from './lunrLanguage';
import {splitArabic} from './splitArabic';
import {stemmerCode} from './stemmerCode';

/** What lunr-languages adds to lunr for each language. */
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

/** Words as they are written, for languages without a stemmer. */
const PLAIN: Language = {stem: (word) => word, isStopWord: () => false, synonymsOf: () => []};

/** Languages that are read by rules of our own: lunr's Arabic keeps its state in global variables. */
const OWN: Record<string, Language> = {
  ar: {...PLAIN, split: splitArabic},
  ko: {...PLAIN, stem: koreanStem, inflectsShortWords: true},
};

/** Languages that write `Benutzeroberfläche` as one word. */
const COMPOUNDING = new Set(['af', 'da', 'de', 'et', 'fi', 'hu', 'is', 'lb', 'nl', 'no', 'sv']);

const keep: lunr.PipelineFunction = (token) => token;

/** The function that a CommonJS module exports, however many times a loader has wrapped it. */
function extendOf(loaded: unknown): Extend {
  if (typeof loaded === 'function') return loaded as Extend;
  if (typeof loaded === 'object' && loaded !== null && 'default' in loaded)
    return extendOf(loaded.default);
  throw new Error('lunr-languages exports no function. Install the version that is asked for.');
}

const loaded = new Map<string, Promise<Language>>();

/** Stemmer and stop words of lunr-languages; a language that it lacks is taken as it is written. */
export function otherLanguage(locale: string): Promise<Language> {
  const code = stemmerCode(locale);
  // lunr warns where a language is added to it for the second time.
  let language = loaded.get(code);
  if (language === undefined) {
    language = addLanguage(code);
    loaded.set(code, language);
    // A script that did not come is asked for again.
    language.catch(() => loaded.delete(code));
  }
  return language;
}

async function addLanguage(code: string): Promise<Language> {
  const language = await readLanguage(code);
  if (!COMPOUNDING.has(code)) return language;
  return {...language, compoundForms: (word) => compoundForms(word, language.stem)};
}

async function readLanguage(code: string): Promise<Language> {
  const load = LOADERS[code];
  if (load === undefined) return OWN[code] ?? PLAIN;
  const extend = extendOf(await load());
  // Words reach the filter of stop words folded, so its own words must be too.
  const extended = Object.create(lunr) as typeof lunr & Record<string, Added | undefined>;
  // It is the register of lunr's own indexes, which are not used, and in a browser not there.
  Object.assign(extended, {Pipeline: {registerFunction: () => undefined}});
  extended.generateStopWordFilter = (words) => lunr.generateStopWordFilter(words.map(fold));
  (addStemmerSupport as Extend)(extended);
  extend(extended);
  const added = extended[code];
  return lunrLanguage(added?.stemmer ?? keep, added?.stopWordFilter ?? keep);
}
