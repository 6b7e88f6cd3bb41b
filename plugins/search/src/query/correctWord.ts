import type {Dictionary} from '../reading/Dictionary';
import type {Spellings} from '../reading/Spellings';
import type {Expansion} from './expandWord';

/** Letters from which a word may have one and two edits. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
const MOST = 8;
/** Weight of a term at distance nothing, and what each edit takes of it. */
const NEAR = 0.7;
const EDIT = 0.2;

/** Terms that a misspelt word may mean; empty where nothing is near. */
export async function correctWord(
  {text, isPrefix}: {text: string; isPrefix: boolean},
  dictionary: Dictionary,
  spellings: Spellings,
): Promise<Expansion[]> {
  if (text.length < ONE_EDIT) return [];
  let near = await spellings.near(text, 1, isPrefix);
  // With two edits, many words begin like a whole one.
  if (near.length === 0 && text.length >= TWO_EDITS) near = await spellings.near(text, 2, false);
  const found = await Promise.all(
    near.slice(0, MOST).map(async ({word, distance}): Promise<Expansion | undefined> => {
      const entry = await dictionary.find(word);
      if (entry === undefined) return undefined;
      return {entry, weight: NEAR - EDIT * distance, letters: word.length, isForm: false};
    }),
  );
  return found.filter((expansion) => expansion !== undefined);
}
