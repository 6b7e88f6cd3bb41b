import type {Language} from '../../text/Analyzer';
import {afterPrefix, type Dictionary} from '../../reading/Dictionary';
import {nearSpellings} from '../../reading/nearSpellings';
import type {Spellings} from '../../reading/Spellings';
import type {Expansion} from './expandWord';

/** Minimum lengths of a word that may have one edit and two edits. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
const MOST_CORRECTIONS = 8;
/** The weight of a correction is `NEAR` minus `EDIT` times its edit distance. */
const NEAR = 0.7;
const EDIT = 0.2;

export async function correctWord(
  {text, isPrefix}: {text: string; isPrefix: boolean},
  dictionary: Dictionary,
  spellings: Spellings,
): Promise<Expansion[]> {
  if (text.length < ONE_EDIT) return [];
  let near = await nearSpellings(spellings, text, 1, isPrefix);
  // Completions are not allowed here, because with two edits the word would match the start of many words.
  if (near.length === 0 && text.length >= TWO_EDITS)
    near = await nearSpellings(spellings, text, 2, false);
  const found = await Promise.all(
    near
      .slice(0, MOST_CORRECTIONS)
      .map(async ({word, distance}): Promise<Expansion | undefined> => {
        const entry = await dictionary.find(word);
        if (entry === undefined) return undefined;
        return {entry, weight: NEAR - EDIT * distance, letters: word.length, isForm: false};
      }),
  );
  return found.filter((expansion) => expansion !== undefined);
}

const BEFORE = 3;
const MOST_COMPOUNDS = 16;
const MOST_IN_LARGE = 6;
const FORMS_IN_LARGE = 2;
/** Weight of a compound, lower than that of any form of the word. */
const COMPOUND = 0.5;

/** Returns compounds of the index that end in a word: Benutzeroberfläche for `oberfläche`. */
export async function expandCompounds(
  text: string,
  {
    dictionary,
    spellings,
    analyzer,
  }: {dictionary: Dictionary; spellings: Spellings; analyzer: Language},
): Promise<Expansion[]> {
  const {isLarge} = dictionary;
  const all = analyzer.compoundForms?.(text) ?? [];
  const forms = isLarge ? all.slice(0, FORMS_IN_LARGE) : all;
  const ending = await Promise.all(
    forms.map(async (form) =>
      (await spellings.endingIn(form)).filter(({length}) => length >= form.length + BEFORE),
    ),
  );
  const compounds = Array.from(new Set(ending.flat())).slice(
    0,
    isLarge ? MOST_IN_LARGE : MOST_COMPOUNDS,
  );
  const found = await Promise.all(compounds.map((compound) => dictionary.find(compound)));
  return found
    .filter((entry) => entry !== undefined)
    .map((entry) => ({entry, weight: COMPOUND, letters: text.length, isForm: false}));
}

const LEAST_LETTERS = 3;
const WORD = /^[\p{L}\p{M}]+$/u;
const MOST_SLICES = 2;

/**
 * Splits a word into two words of the index, for example `spritesheet` into `sprite sheet`. The first one is as
 * long as possible.
 */
export async function splitWord(
  {text, isPrefix}: {text: string; isPrefix: boolean},
  dictionary: Dictionary,
): Promise<string | undefined> {
  if (!WORD.test(text)) return undefined;
  for (let at = text.length - LEAST_LETTERS; at >= LEAST_LETTERS; at--) {
    const [first, rest] = [text.slice(0, at), text.slice(at)];
    if (!(await dictionary.find(first))) continue;
    const end = isPrefix ? afterPrefix(rest) : `${rest}\0`;
    const found = await dictionary.range(rest, end, MOST_SLICES);
    // `found` is undefined if too many words have this prefix.
    if (found?.length !== 0) return `${first} ${rest}`;
  }
  return undefined;
}
