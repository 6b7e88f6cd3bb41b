import type {Language} from '../Analyzer';

/** Languages that write compounds as one word. */
export const COMPOUNDING = new Set([
  'af',
  'da',
  'de',
  'et',
  'fi',
  'hu',
  'is',
  'lb',
  'nl',
  'no',
  'sv',
]);

/**
 * Minimum length of a word that is also searched at the end of longer words. A shorter word is often the end of
 * words that are not compounds.
 */
const SHORTEST = 5;
const ENDINGS = ['', 'e', 'n', 'en', 'er', 's'];

/** Forms of a word at the end of a compound: `einstellung`, Einstellungen. */
export function compoundForms(text: string, stem: Language['stem']): string[] {
  if (text.length < SHORTEST) return [];
  const bare = stem(text);
  const forms = ENDINGS.flatMap((ending) => [text + ending, bare + ending]);
  return Array.from(new Set([text, ...forms.filter((form) => stem(form) === bare)]));
}
