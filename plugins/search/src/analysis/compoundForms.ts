import type {Language} from './Analyzer';

/** Letters from which on a word is looked for at the end of others: shorter ones end many that are not compounds. */
const SHORTEST = 5;
/** Endings of nouns in the languages that write compounds as one word. */
const ENDINGS = ['', 'e', 'n', 'en', 'er', 's'];

/** The forms in which a word may stand at the end of a compound: `einstellung`, Einstellungen. */
export function compoundForms(text: string, stem: Language['stem']): string[] {
  if (text.length < SHORTEST) return [];
  const bare = stem(text);
  const forms = ENDINGS.flatMap((ending) => [text + ending, bare + ending]);
  return Array.from(new Set([text, ...forms.filter((form) => stem(form) === bare)]));
}
