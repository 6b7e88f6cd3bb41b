import lunr from 'lunr';
import addStemmerSupport from 'lunr-languages/lunr.stemmer.support';
import type {Language} from '../Analyzer';
import {fold} from '../fold';
import {lunrLanguage} from '../lunrLanguage';

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

export const isLunrLanguage = (code: string): boolean => code in LOADERS;

/** Loads the stemmer and stop words of a language from lunr-languages. Returns undefined if it lacks the language. */
export async function loadLunrLanguage(code: string): Promise<Language | undefined> {
  const load = LOADERS[code];
  if (load === undefined) return undefined;
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
