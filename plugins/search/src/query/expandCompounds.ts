import type {Language} from '../analysis/Analyzer';
import type {Dictionary} from '../reading/Dictionary';
import type {Spellings} from '../reading/Spellings';
import type {Expansion} from './expandWord';

/** Letters from which on a word is looked for at the end of others: shorter ones end many that are no compounds. */
const SHORTEST = 5;
/** Letters that a compound has before the word at least. */
const BEFORE = 3;
const MOST = 16;
/** What a compound counts, against the word alone: less than any form of it. */
const COMPOUND = 0.5;
/** Endings of nouns in the languages that write compounds as one word. */
const ENDINGS = ['', 'e', 'n', 'en', 'er', 's'];

/** The word and what else it may be at the end of a compound: `einstellung`, Einstellungen. */
function formsOf(text: string, stem: Language['stem']): string[] {
  const bare = stem(text);
  const forms = ENDINGS.flatMap((ending) => [text + ending, bare + ending]);
  return Array.from(new Set([text, ...forms.filter((form) => stem(form) === bare)]));
}

/** Compounds of the index that end in a word: Benutzeroberfläche for `oberfläche`. */
export async function expandCompounds(
  text: string,
  {
    dictionary,
    spellings,
    analyzer,
  }: {dictionary: Dictionary; spellings: Spellings; analyzer: Language},
): Promise<Expansion[]> {
  if (!analyzer.hasCompounds || text.length < SHORTEST) return [];
  const ending = await Promise.all(
    formsOf(text, analyzer.stem).map(async (form) =>
      (await spellings.endingIn(form)).filter(({length}) => length >= form.length + BEFORE),
    ),
  );
  const compounds = Array.from(new Set(ending.flat())).slice(0, MOST);
  const found = await Promise.all(compounds.map((compound) => dictionary.find(compound)));
  return found
    .filter((entry) => entry !== undefined)
    .map((entry) => ({entry, weight: COMPOUND, letters: text.length, isForm: false}));
}
