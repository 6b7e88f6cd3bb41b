import {
  type Expansion,
  expandForms,
  expandPrefix,
  MOST_SLICES_BESIDE,
  sectionsOf,
} from './expandWord';
import {
  contentWords,
  type PlainQuery,
  type QueryJoin,
  type QueryWord,
  type Weighing,
  weighingOf,
} from './PlainQuery';
import type {RankingContext} from '../reading/IndexContext';

const SYNONYM = 0.6;
/** Factor on the rarity of a related word, from 0 to 1, above which it counts in full. */
const SPECIFIC = 2;
/** What neighbouring words count which are written as one, against one that is typed so. */
const JOIN = 0.9;
/** Letters from which words are completed as if they were typed as one, and in how many ways. */
const COMPLETED_LETTERS = 5;
const MOST_COMPLETIONS = 16;

/** The terms that stand for a word of the query, or for neighbouring words written as one. */
export interface Group {
  /** Places of the words, in the order in which they are written. */
  covered: readonly number[];
  expansions: Expansion[];
  /** What a match of the group counts, against that of a word. */
  factor: number;
  /** Whether the reader typed it so: a word, or a join that is typed as one. */
  isTyped: boolean;
}

/** What a query may mean beside what it says. */
export interface Corrections {
  /** Corrections of misspelt words and joins, by their place in the query. */
  words: ReadonlyMap<number, Expansion[]>;
  joins: ReadonlyMap<number, Expansion[]>;
  /** Compounds that end in a word of the query, by its place. */
  compounds: ReadonlyMap<number, Expansion[]>;
  /** Whether words stand for related ones, too; for synonyms of the site they always do. */
  hasSynonyms: boolean;
}

export const NO_CORRECTIONS: Corrections = {
  words: new Map(),
  joins: new Map(),
  compounds: new Map(),
  hasSynonyms: false,
};

/** A query with the terms of the index that it stands for. */
export interface ExpandedQuery {
  words: readonly QueryWord[];
  weighing: Weighing;
  groups: Group[];
  joined: Group[];
}

/** Each term once, by what it counts most as: a plural of a cut-off word also completes it. */
function withoutRepetition(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    const {term} = expansion.entry;
    const known = best.get(term);
    if (known === undefined || expansion.weight > known.weight) best.set(term, expansion);
  }
  return Array.from(best.values());
}

/**
 * The forms of words that mean the same as a word, or as words written as one.
 * @param areRelated whether they only may mean the same, so that those in many sections say little
 */
async function expandSynonyms(
  synonyms: readonly string[],
  {dictionary, analyzer, sectionCount}: RankingContext,
  {stem}: Weighing,
  areRelated = false,
): Promise<Expansion[]> {
  const found = await Promise.all(
    synonyms.map((synonym) => expandForms(synonym, dictionary, analyzer, stem)),
  );
  return found.flatMap((forms) => {
    const count = sectionsOf(forms.map(({entry}) => entry));
    const rarity = Math.log((sectionCount + 1) / count) / Math.log(sectionCount + 1);
    const share = areRelated ? Math.max(0, Math.min(1, rarity * SPECIFIC)) : 1;
    return forms.map((form) => ({...form, weight: form.weight * SYNONYM * share, isForm: false}));
  });
}

async function expandWord(
  {text, isPrefix, isStopWord}: QueryWord,
  context: RankingContext,
  weighing: Weighing,
  {hasSynonyms, hasOthers}: {hasSynonyms: boolean; hasOthers: boolean},
): Promise<Expansion[]> {
  const {dictionary, analyzer, synonymsOf, relatedOf} = context;
  const related = hasSynonyms && !isStopWord ? relatedOf(text) : [];
  const lists = await Promise.all([
    expandForms(text, dictionary, analyzer, weighing.stem),
    isPrefix ? expandPrefix(text, dictionary, hasOthers ? MOST_SLICES_BESIDE : 1) : [],
    expandSynonyms(synonymsOf(text), context, weighing),
    expandSynonyms(related, context, weighing, true),
  ]);
  return lists.flat();
}

async function expandJoin(
  {text, isPrefix, isTyped}: QueryJoin,
  context: RankingContext,
  weighing: Weighing,
): Promise<Expansion[]> {
  const {dictionary, synonymsOf} = context;
  const [entry, completions, synonyms] = await Promise.all([
    dictionary.find(text),
    isPrefix && (isTyped || text.length >= COMPLETED_LETTERS) ? expandPrefix(text, dictionary) : [],
    expandSynonyms(synonymsOf(text), context, weighing),
  ]);
  const whole =
    entry === undefined ? [] : [{entry, weight: 1, letters: text.length, isForm: false}];
  return [...whole, ...completions.slice(0, MOST_COMPLETIONS), ...synonyms];
}

/** Looks up what the words of a query and their joins stand for. */
export async function expandQuery(
  query: PlainQuery,
  context: RankingContext,
  corrections: Corrections,
): Promise<ExpandedQuery> {
  const {words, joins} = query;
  const weighing = weighingOf(query);
  const {hasSynonyms} = corrections;
  const hasOthers = words.filter(({isNeeded}) => isNeeded).length > 1;
  const groupOf = async (
    covered: readonly number[],
    isTyped: boolean,
    found: Promise<Expansion[]>,
    corrected: readonly Expansion[] = [],
  ): Promise<Group> => {
    const expansions = withoutRepetition([...(await found), ...corrected]);
    return {covered, expansions, factor: isTyped ? 1 : JOIN, isTyped};
  };
  const [groups, joined] = await Promise.all([
    Promise.all(
      words.map((word, index) => {
        const found = expandWord(word, context, weighing, {hasSynonyms, hasOthers});
        const others = [corrections.words, corrections.compounds].flatMap(
          (one) => one.get(index) ?? [],
        );
        return groupOf([index], true, found, others);
      }),
    ),
    Promise.all(
      joins.map((join, index) => {
        const found = expandJoin(join, context, weighing);
        return groupOf(join.covered, join.isTyped, found, corrections.joins.get(index));
      }),
    ),
  ]);
  return {words, weighing, groups, joined};
}

/**
 * Indexes of the words that neither they nor a join found, corrections left out. A stop word that
 * stands in no heading is in no list and yet not misspelt.
 */
export function missingWords(
  {words, groups, joined}: ExpandedQuery,
  corrections: Corrections,
): number[] {
  const content = contentWords(words);
  return groups.flatMap(({expansions}, index) => {
    if (!content.includes(words[index] as QueryWord)) return [];
    const isJoined = joined.some(
      ({covered, expansions: found}) => covered.includes(index) && found.length > 0,
    );
    const corrected = corrections.words.get(index) ?? [];
    const isFound = expansions.some(({entry}) =>
      corrected.every((one) => one.entry.term !== entry.term),
    );
    return isFound || isJoined ? [] : [index];
  });
}
