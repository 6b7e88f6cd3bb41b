import type {Analyzer} from '../analysis/Analyzer';
import type {PlainRanking} from '../ranking/rankPlain';
import type {PlainQuery} from './query/PlainQuery';
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

/** Words of a query whose words are all known but may still be misspelt. */
const MOST_DOUBTED = 3;

/**
 * Words that nothing matches, unless they are known to mean others; where all match but no section
 * holds all, all of a short query.
 */
function suspectWords(
  {words}: PlainQuery,
  {missing, hasComplete}: PlainRanking,
  isKnown: (word: string) => boolean,
): number[] {
  if (missing.length > 0) return missing.filter((place) => !isKnown(words[place]?.text ?? ''));
  if (words.length < 2 || words.length > MOST_DOUBTED || hasComplete) return [];
  return words.flatMap(({isStopWord}, index) => (isStopWord ? [] : [index]));
}

/** Sections that are enough, so that no others are looked for that have a word as a part of another. */
const ENOUGH = 8;

/** Compounds that end in the words of a query, by their places, where little was found. */
async function compoundsOf(
  {words}: PlainQuery,
  {total, hasComplete}: PlainRanking,
  index: Pick<IndexContext, 'dictionary' | 'spellings' | 'analyzer'>,
): Promise<Map<number, Expansion[]>> {
  const found = new Map<number, Expansion[]>();
  if (hasComplete && total >= ENOUGH) return found;
  await Promise.all(
    words.map(async ({text, isStopWord}, place) => {
      const compounds = isStopWord ? [] : await expandCompounds(text, index);
      if (compounds.length > 0) found.set(place, compounds);
    }),
  );
  return found;
}

/**
 * Looks for what the misspelt words of a query may mean, and says whether words should stand for
 * their synonyms, judged by what the query found as it is.
 */
export async function correctQuery(
  {words, joins}: PlainQuery,
  ranking: PlainRanking,
  {dictionary, spellings, analyzer}: IndexContext,
): Promise<Corrections> {
  const isKnown = (word: string): boolean => analyzer.synonymsOf(word).length > 0;
  const corrected = async (
    places: readonly number[],
    texts: readonly {text: string; isPrefix: boolean}[],
  ): Promise<Map<number, Expansion[]>> => {
    const found = new Map<number, Expansion[]>();
    await Promise.all(
      places.map(async (place) => {
        const text = texts[place];
        if (text === undefined) return;
        const expansions = await correctWord(text, dictionary, spellings);
        if (expansions.length > 0) found.set(place, expansions);
      }),
    );
    return found;
  };
  const compounds = await compoundsOf({words, joins}, ranking, {dictionary, spellings, analyzer});
  const suspects = suspectWords({words, joins}, ranking, isKnown).filter(
    (place) => !compounds.has(place),
  );
  const [correctedWords, correctedJoins] = await Promise.all([
    corrected(suspects, words),
    // A slip of the shift key makes two words of one, `CHECKPObINT`; a part that lacks a letter may be
    // another word, `FnMt`.
    corrected(suspects.length > 0 || !ranking.hasComplete ? ranking.missingJoins : [], joins),
  ]);
  const hasSynonyms =
    !ranking.hasComplete && words.some(({text, isStopWord}) => !isStopWord && isKnown(text));
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
