import {answerStems} from '../../text/contentTerms';
import {ANSWER, isAnswer} from '../../format/layout';
import {afterPrefix, type TermEntry} from '../../reading/Dictionary';
import type {IndexContext} from '../../reading/IndexContext';
import {contentWords, type QueryJoin, type QueryWord} from '../parse/parsePlain';
import type {PlainQuery} from '../parse/Query';
import {type Expansion, expandForms, expandPrefix, MOST_SLICES_BESIDE} from './expandWord';
import type {Group, Terms} from './Terms';

const SYNONYM = 0.6;
/**
 * Minimum length of joined words that are completed although the reader typed them separately, and the maximum
 * number of completions.
 */
const COMPLETED_LETTERS = 5;
const MOST_COMPLETIONS = 16;

/**
 * Keeps each term once, with its highest weight. A term that is both a form and a completion of a word, such as
 * its plural, counts as a form.
 */
export function withoutRepetition(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    const {term} = expansion.entry;
    const known = best.get(term) ?? expansion;
    const heavier = expansion.weight > known.weight ? expansion : known;
    best.set(term, {...heavier, isForm: known.isForm || expansion.isForm});
  }
  return Array.from(best.values());
}

async function expandSynonyms(
  text: string,
  {dictionary, analyzer, synonymsOf}: IndexContext,
): Promise<Expansion[]> {
  const found = await Promise.all(
    synonymsOf(text).map((synonym) => expandForms(synonym, dictionary, analyzer)),
  );
  return found.flat().map((form) => ({...form, weight: form.weight * SYNONYM, isForm: false}));
}

async function expandWord(
  {text, isPrefix}: QueryWord,
  context: IndexContext,
  hasOthers: boolean,
): Promise<Expansion[]> {
  const {dictionary, analyzer} = context;
  const lists = await Promise.all([
    expandForms(text, dictionary, analyzer),
    isPrefix ? expandPrefix(text, dictionary, hasOthers ? MOST_SLICES_BESIDE : 1) : [],
    expandSynonyms(text, context),
  ]);
  return lists.flat();
}

async function expandJoin(
  {text, isPrefix, isTyped}: QueryJoin,
  context: IndexContext,
): Promise<Expansion[]> {
  const {dictionary} = context;
  const [entry, completions, synonyms] = await Promise.all([
    dictionary.find(text),
    isPrefix && (isTyped || text.length >= COMPLETED_LETTERS) ? expandPrefix(text, dictionary) : [],
    expandSynonyms(text, context),
  ]);
  const whole =
    entry === undefined ? [] : [{entry, weight: 1, letters: text.length, isForm: false}];
  return [...whole, ...completions.slice(0, MOST_COMPLETIONS), ...synonyms];
}

async function findAnswer(
  query: string,
  {dictionary, analyzer}: IndexContext,
): Promise<TermEntry | undefined> {
  const stems = answerStems(query, analyzer);
  if (stems === '') return undefined;
  const key = stems + ANSWER;
  return (await dictionary.range(key, afterPrefix(key), Infinity, isAnswer))?.[0];
}

/**
 * Maximum number of files that are read in addition to one for each word. They are for completions, versions
 * and joined words.
 */
const FILES_BESIDE_WORDS = 3;

export async function lookUpPlain(
  query: PlainQuery,
  context: IndexContext,
  mostFiles = Infinity,
): Promise<Terms> {
  const {words, joins} = query;
  const mostWords = mostFiles - FILES_BESIDE_WORDS;

  const hasOthers = words.filter(({isNeeded}) => isNeeded).length > 1;
  const groupOf = async (
    covered: readonly number[],
    isTyped: boolean,
    expansions: Promise<Expansion[]>,
  ): Promise<Group> => ({covered, isTyped, expansions: withoutRepetition(await expansions)});
  const [groups, joined, answer] = await Promise.all([
    Promise.all(
      words.map(async (word, place) =>
        place < mostWords
          ? groupOf([place], true, expandWord(word, context, hasOthers))
          : {covered: [place], isTyped: true, expansions: [], isPartial: true},
      ),
    ),
    Promise.all(
      joins.map((join) => groupOf(join.covered, join.isTyped, expandJoin(join, context))),
    ),
    query.phrases.length > 0 ? undefined : findAnswer(query.text, context),
  ]);
  return {
    query,
    words,
    joins,
    groups,
    joined,
    conditions: [],
    corrections: new Map(),
    files: Math.min(words.length, mostWords) + FILES_BESIDE_WORDS,
    ...(answer && {answer}),
  };
}

/** A stop word that is in no heading is not indexed, but it is not misspelled. */
export function missingWords({words, groups, joined}: Terms): number[] {
  const content = contentWords(words);
  return groups.flatMap(({expansions, isPartial}, place) => {
    if (isPartial || !content.includes(words[place] as QueryWord) || expansions.length > 0)
      return [];
    const isJoined = joined.some(
      ({covered, expansions: found}) => covered.includes(place) && found.length > 0,
    );
    return isJoined ? [] : [place];
  });
}
