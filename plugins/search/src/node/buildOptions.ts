import type {IndexSettings} from '../indexing/IndexBuilder';
import type {FieldBoosts} from '../format/Manifest';

/** How an index is built. */
export interface BuildOptions {
  /** Locale of the pages, such as `en` or `de`; decides stemming and stop words. Default `en`. */
  language?: string;
  /** Weight of each field in operator queries. Default 5, 3, 2, 2, 1. */
  boosts?: Partial<FieldBoosts>;
  /** Groups of words that mean the same, such as `[['sound', 'audio']]`. Default none. */
  synonyms?: string[][];
  /** Selectors of single elements whose text is left out, such as `.card`. Default none. */
  ignore?: string[];
  /** Characters of an excerpt. Default 50. */
  excerptLength?: number;
  /** Largest allowed size of all files, in bytes. Default no limit. */
  maxBytes?: number;
  /**
   * Keep stop words and lunr's exact weights, without any reduction of size. Operator queries then
   * score as lunr does. Default false.
   */
  exact?: boolean;
}

export const DEFAULT_BOOSTS: FieldBoosts = {
  title: 5,
  heading: 3,
  description: 2,
  keywords: 2,
  content: 1,
};

export function settingsOf(options: BuildOptions): IndexSettings {
  const {excerptLength = 50, synonyms = []} = options;
  if (!Number.isInteger(excerptLength) || excerptLength < 1) {
    throw new Error(`excerptLength must be a whole number from 1, got ${excerptLength}.`);
  }
  return {
    language: options.language ?? 'en',
    boosts: {...DEFAULT_BOOSTS, ...options.boosts},
    synonyms,
    excerptLength,
    isExact: options.exact ?? false,
  };
}
