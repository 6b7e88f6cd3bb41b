import type {Language} from './Analyzer';
import {english} from './lunrLanguage';

/**
 * The language of a locale such as `de-CH`, or of several, such as `en,de`. One that lunr does not know is
 * taken as it is written.
 */
export async function loadLanguage(locale: string): Promise<Language> {
  if (/^en([-_]|$)/i.test(locale)) return english;
  const {otherLanguage} = await import('./otherLanguages');
  return otherLanguage(locale);
}
