import type {Language} from '../analysis/Analyzer';
import type {Dictionary} from '../reading/Dictionary';
import type {Spellings} from '../reading/Spellings';
import type {Expansion} from './expandWord';

/** Letters that a compound has before the word at least. */
const BEFORE = 3;
const MOST = 16;
/** What a compound counts, against the word alone: less than any form of it. */
const COMPOUND = 0.5;

/** Compounds of the index that end in a word: Benutzeroberfläche for `oberfläche`. */
export async function expandCompounds(
  text: string,
  {
    dictionary,
    spellings,
    analyzer,
  }: {dictionary: Dictionary; spellings: Spellings; analyzer: Language},
): Promise<Expansion[]> {
  const forms = analyzer.compoundForms?.(text) ?? [];
  const ending = await Promise.all(
    forms.map(async (form) =>
      (await spellings.endingIn(form)).filter(({length}) => length >= form.length + BEFORE),
    ),
  );
  const compounds = Array.from(new Set(ending.flat())).slice(0, MOST);
  const found = await Promise.all(compounds.map((compound) => dictionary.find(compound)));
  return found
    .filter((entry) => entry !== undefined)
    .map((entry) => ({entry, weight: COMPOUND, letters: text.length, isForm: false}));
}
