import type {Analyzer} from '../analysis/Analyzer';
import type {PlainRanking} from '../ranking/rankPlain';
import type {PlainQuery, QueryJoin, QueryWord} from './query/PlainQuery';
import {correctWord, expandCompounds} from './query/corrections';
import type {Corrections} from './query/expandQuery';
import type {Expansion} from './query/expandWord';
import type {IndexContext} from './reading/IndexContext';

/**
 * What the reader typed with words replaced, and without space at its end; undefined where none is.
 * @param meant places of words in the query, and what stands for them
 */
export function replaceWords(
  typed: string,
  {words}: PlainQuery,
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

/** Sections that are enough, so that no others are looked for that have a word as a part of another. */
const ENOUGH = 8;

/** What stands for the words or joins at these places, where anything does. */
async function expandAt(
  places: readonly number[],
  expand: (place: number) => Promise<Expansion[]>,
): Promise<Map<number, Expansion[]>> {
  const found = await Promise.all(
    places.map(async (place) => [place, await expand(place)] as const),
  );
  return new Map(found.filter(([, expansions]) => expansions.length > 0));
}

/**
 * Looks for what the misspelt words of a query may mean, and says whether words should stand for
 * their synonyms, judged by what the query found as it is.
 */
export async function correctQuery(
  {words, joins}: PlainQuery,
  {missing, missingJoins, hasComplete, total}: PlainRanking,
  index: IndexContext,
): Promise<Corrections> {
  const {dictionary, spellings} = index;
  const isKnown = (place: number): boolean => index.relatedOf(words[place]?.text ?? '').length > 0;
  const content = Array.from(words.keys()).filter((place) => !words[place]?.isStopWord);
  const isEnough = hasComplete && total >= ENOUGH;
  const compounds = await expandAt(isEnough ? [] : content, (place) =>
    expandCompounds((words[place] as QueryWord).text, index),
  );
  const suspects = missing.filter((place) => !isKnown(place) && !compounds.has(place));
  const [correctedWords, correctedJoins] = await Promise.all([
    expandAt(suspects, (place) => correctWord(words[place] as QueryWord, dictionary, spellings)),
    // A slip of the shift key makes two words of one, `CHECKPObINT`; a part that lacks a letter may be
    // another word, `FnMt`.
    expandAt(suspects.length > 0 || !hasComplete ? missingJoins : [], (place) =>
      correctWord(joins[place] as QueryJoin, dictionary, spellings),
    ),
  ]);
  const hasSynonyms = !hasComplete && content.some(isKnown);
  return {words: correctedWords, joins: correctedJoins, compounds, hasSynonyms};
}

/** What the reader typed with its missing words replaced by the nearest ones. */
export function suggestQuery(
  typed: string,
  query: PlainQuery,
  corrections: ReadonlyMap<number, Expansion[]>,
  missing: readonly number[],
  analyzer: Analyzer,
): string | undefined {
  const nearest = missing.map((place) => [place, corrections.get(place)?.[0]?.entry.term] as const);
  return replaceWords(typed, query, nearest, analyzer);
}
