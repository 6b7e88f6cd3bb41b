import type {Language} from './Analyzer';
import {english} from './lunrLanguage';

/**
 * Returns the language of a locale such as `de-CH`, or of several, such as `en,de`. Words of a language that
 * lunr does not support are used as they are written.
 */
export async function loadLanguage(locale: string): Promise<Language> {
  if (/^en([-_]|$)/i.test(locale)) return english;
  const {otherLanguage} = await import('./languages/otherLanguage');
  return otherLanguage(locale);
}
