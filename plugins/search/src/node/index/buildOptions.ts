import {hasRules} from '../../core/text/languages/otherLanguage';
import {stemmerCode} from '../../core/text/languages/stemmerCode';
import type {ExtractOptions} from '../extract/page/ExtractOptions';
import {ignoredElements} from '../extract/page/ignoredElements';
import type {IndexSettings} from './files/indexFiles';
import {PLUGIN_NAME} from '../../names';

const NAMES = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});

/**
 * Whether a string is the code of a language that has a name, such as `de`, `pt-BR` or `pt_BR`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5646 (BCP 47)
 */
export function isLanguage(code: string): boolean {
  try {
    const {language} = new Intl.Locale(code.replaceAll('_', '-'));
    return NAMES.of(language) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Joins languages as they are stored in an index, such as `en,de`. Leaves out languages without stemmer and stop
 * words, so that readers do not load code for them: English and Chinese become `en`.
 */
export function joinLanguages(languages: string | readonly string[]): string {
  const all = [languages].flat();
  const known = new Map(all.filter(hasRules).map((code) => [stemmerCode(code), code]));
  return known.size > 0 ? [...known.values()].join() : (all[0] ?? 'en');
}

export interface BuildProgress {
  /** All pages are read first, then all files are created. */
  step: 'pages' | 'files';
  /** Number of pages read or files created. */
  done: number;
}

export interface BuildOptions {
  /** Locale of the pages, such as `en` or `de`, or several. Decides stemming and stop words. Default `en`. */
  language?: string | string[];
  /** Groups of synonyms, such as `[['sound', 'audio']]`. Default none. */
  synonyms?: string[][];
  /** CSS selectors of elements whose text is left out, such as `.card`. Default none. */
  ignore?: string[];
  /**
   * Labels of admonitions without a title, such as `Hinweis`. They are not indexed. Default: the types in the
   * admonitions' class names, such as `note`.
   */
  admonitionLabels?: string[];
  /** Length of an excerpt in characters. Default 50. */
  excerptLength?: number;
  /** Maximum size of all files, in bytes. If it is exceeded, nothing is written. Default no limit. */
  maxBytes?: number;
  /**
   * Whether readers search other indexes at the same time, so that each one should open quickly. Default
   * false.
   */
  isOneOfSeveral?: boolean;
  /** Receives the progress of the build, after each page and every 100 files. */
  onProgress?: (progress: BuildProgress) => void;
}

/** A synonym as its author writes it. A word may have hyphens or dots, but no spaces. */
export const SINGLE_WORD = /^\S+$/;

export const extractOptions = (
  {ignore = [], admonitionLabels = []}: BuildOptions,
  usedSelectors?: Set<string>,
): ExtractOptions => ({
  isIgnored: ignoredElements(ignore, usedSelectors),
  admonitionLabels: new Set(admonitionLabels.map((label) => label.toLowerCase())),
});

export function settingsOf(options: BuildOptions): IndexSettings {
  const {excerptLength = 50, synonyms = [], maxBytes} = options;
  if (!Number.isInteger(excerptLength) || excerptLength < 1) {
    throw new Error(
      `${PLUGIN_NAME}: excerptLength is ${excerptLength} but must be a positive whole number.`,
    );
  }
  if (maxBytes !== undefined && !(maxBytes > 0)) {
    throw new Error(`${PLUGIN_NAME}: maxBytes is ${maxBytes} but must be a positive number.`);
  }
  const phrase = synonyms.flat().find((word) => !SINGLE_WORD.test(word));
  if (phrase !== undefined) {
    throw new Error(
      `${PLUGIN_NAME}: synonyms has ${JSON.stringify(phrase)} but must have single words only.`,
    );
  }
  return {
    language: joinLanguages(options.language ?? 'en'),
    synonyms,
    excerptLength,
    ...(options.isOneOfSeveral && {isOneOfSeveral: true}),
  };
}
