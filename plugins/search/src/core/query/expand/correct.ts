import type {Analyzer} from '../../text/Analyzer';
import type {Expansion} from './expandWord';
import {lookUpPlain, missingWords, withoutRepetition} from './lookUpPlain';
import {type ReadingLimits, withoutFiles} from './readingLimits';
import type {IsKnown} from './readUmlauts';
import type {Group, Terms} from './Terms';
import {type QueryJoin, type QueryWord} from '../parse/parsePlain';
import type {PlainQuery} from '../parse/Query';
import {readPlain} from '../parse/readPlain';
import type {IndexContext} from '../../reading/IndexContext';
import {frequentFor} from '../../reading/nearSpellings';
import {correctWord, expandCompounds, splitWord} from './corrections';
import {sectionsOf} from './expandWord';

/** Minimum number of sections with a word for which no compounds are looked up. */
const ENOUGH = 8;

async function expandAt(
  places: readonly number[],
  expand: (place: number) => Promise<Expansion[]>,
): Promise<Map<number, Expansion[]>> {
  const found = await Promise.all(
    places.map(async (place) => [place, await expand(place)] as const),
  );
  return new Map(found.filter(([, expansions]) => expansions.length > 0));
}

function replaceWords(
  typed: string,
  words: readonly QueryWord[],
  meant: readonly (readonly [place: number, text: string | undefined])[],
  {scan, split}: Analyzer,
): string | undefined {
  const byWord = new Map(meant.map(([place, text]) => [words[place]?.text, text]));
  let replaced = '';
  let from = 0;
  scan(typed, (start, end) => {
    const {parts} = split(typed.slice(start, end));
    if (!parts.some((part) => byWord.get(part))) return;
    replaced += typed.slice(from, start) + parts.map((part) => byWord.get(part) ?? part).join(' ');
    from = end;
  });
  return from > 0 ? replaced + typed.slice(from).trimEnd() : undefined;
}

async function splitUnknown(
  {text, words}: PlainQuery,
  unknown: readonly number[],
  {dictionary, analyzer}: IndexContext,
): Promise<string | undefined> {
  const parts = await Promise.all(
    unknown.map(
      async (place) => [place, await splitWord(words[place] as QueryWord, dictionary)] as const,
    ),
  );
  return replaceWords(text, words, parts, analyzer);
}

/**
 * Positions of the joins that the reader typed as one word and that are not terms of the index. An unfinished
 * join is not misspelled as long as its words are found.
 */
const missingJoins = ({joins, joined}: Terms, suspects: readonly number[]): number[] =>
  joined.flatMap(({isTyped, expansions, covered}, place) => {
    const isOpen = joins[place]?.isPrefix && !covered.some((word) => suspects.includes(word));
    return isTyped && expansions.length === 0 && !isOpen ? [place] : [];
  });

const rareWords = ({words, groups}: Terms): number[] =>
  groups.flatMap(({expansions}, place) => {
    const sections = expansions.reduce(
      (sum, {entry, isForm}) => sum + (isForm ? entry.count : 0),
      0,
    );
    return words[place]?.isStopWord || sections >= ENOUGH ? [] : [place];
  });

const withExpansions = (
  groups: readonly Group[],
  ...more: readonly ReadonlyMap<number, readonly Expansion[]>[]
): Group[] =>
  groups.map((group, place) => {
    const added = more.flatMap((expansions) => expansions.get(place) ?? []);
    if (added.length === 0) return group;
    return {...group, expansions: withoutRepetition([...group.expansions, ...added])};
  });

/**
 * Shape of words that may be misspellings of frequent words, and the maximum number of sections with such a
 * word.
 */
const LETTERS = /^\p{L}{5,}$/u;
const RARE = 20;
const MOST_COMPARED = 3;

async function frequentWords(
  {words, groups}: Terms,
  {spellings, analyzer}: IndexContext,
): Promise<(readonly [place: number, text: string | undefined])[]> {
  if (!spellings.hasFrequentWords) return [];
  const rare = groups
    .map(({expansions}, place) => ({place, count: sectionsOf(expansions)}))
    .filter(({place, count}) => {
      const {text, isStopWord} = words[place] as QueryWord;
      return count > 0 && count <= RARE && !isStopWord && LETTERS.test(text);
    });
  return Promise.all(
    rare.slice(0, MOST_COMPARED).map(async ({place, count}) => {
      const {text} = words[place] as QueryWord;
      const stem = analyzer.stem(text);
      const isOther = (word: string): boolean => analyzer.stem(word) !== stem;
      return [place, await frequentFor(spellings, text, count, isOther)] as const;
    }),
  );
}

async function unknownElsewhere(
  places: readonly number[],
  words: readonly (QueryWord | QueryJoin)[],
  isKnownElsewhere: IsKnown,
): Promise<number[]> {
  const known = await Promise.all(
    places.map((place) => {
      const {text, isPrefix} = words[place] as QueryWord;
      return isKnownElsewhere(text, isPrefix);
    }),
  );
  return places.filter((_, at) => !known[at]);
}

const FILES_OF_CORRECTION = 9;

/** Adds corrections of misspelled words, and compounds that end in rare words, to the terms of a query. */
export async function correct(
  query: PlainQuery,
  terms: Terms,
  index: IndexContext,
  options: {limits: ReadingLimits; isKnownElsewhere: IsKnown},
): Promise<Terms> {
  const {limits, isKnownElsewhere} = options;
  const {dictionary, spellings, analyzer} = index;
  const {words, joins, groups, joined} = terms;
  const missing = missingWords(terms);
  const isFound = missing.length === 0 && missingJoins(terms, []).length === 0;
  if (isFound && !analyzer.compoundForms && !spellings.hasFrequentWords) return terms;
  const left = withoutFiles(limits, terms.files).files;
  const mostCorrected = Math.ceil(left / FILES_OF_CORRECTION);
  const rare = rareWords(terms).slice(0, mostCorrected);
  const compounds = await expandAt(rare, (place) =>
    expandCompounds((words[place] as QueryWord).text, index),
  );
  const unknownWords = await unknownElsewhere(
    missing.filter((place) => !compounds.has(place)),
    words,
    isKnownElsewhere,
  );
  const suspects = unknownWords.slice(0, mostCorrected);
  const unknownJoins = await unknownElsewhere(
    missingJoins(terms, suspects),
    joins,
    isKnownElsewhere,
  );
  const suspectJoins = unknownJoins.slice(0, mostCorrected - suspects.length);
  const [correctedWords, correctedJoins, similar] = await Promise.all([
    expandAt(suspects, (place) => correctWord(words[place] as QueryWord, dictionary, spellings)),
    // A slip of the Shift key splits one word into two: `CHECKPObINT`. A join is also corrected as a whole,
    // because each of its parts may be a word: `FnMt`.
    expandAt(suspectJoins, (place) =>
      correctWord(joins[place] as QueryJoin, dictionary, spellings),
    ),
    frequentWords(terms, index),
  ]);
  const unknown = suspects.filter((place) => !correctedWords.has(place));
  const parted = await splitUnknown(query, unknown, index);
  if (parted !== undefined) {
    const split = readPlain(parted, query, analyzer);
    return correct(split, await lookUpPlain(split, index, limits.files), index, options);
  }
  const nearest = missing.map(
    (place) => [place, correctedWords.get(place)?.[0]?.entry.term] as const,
  );
  return {
    ...terms,
    groups: withExpansions(groups, correctedWords, compounds),
    joined: withExpansions(joined, correctedJoins),
    corrections: new Map<number, readonly Expansion[]>([
      ...Array.from(compounds),
      ...Array.from(correctedWords, ([place, found]) => [place, found.slice(0, 1)] as const),
    ]),
    suggestion: replaceWords(query.typed, words, [...nearest, ...similar], analyzer),
  };
}
