import type {IndexContext} from '../../reading/IndexContext';
import type {Clause} from '../parse/parseOperators';
import type {Query} from '../parse/Query';
import {readPlain} from '../parse/readPlain';
import type {Phrase} from '../parse/readPhrases';
import {knowsWord} from './knowsWord';

export type IsKnown = (word: string, isPrefix: boolean) => Promise<boolean>;

interface Speller {
  index: IndexContext;
  spellingsOf: (word: string) => string[];
  isKnownElsewhere: IsKnown;
}

/**
 * Returns a word with two letters replaced by an umlaut, or the word itself if an index has it as it is
 * typed.
 */
async function readWord(
  word: string,
  isPrefix: boolean,
  {index, spellingsOf, isKnownElsewhere}: Speller,
): Promise<string> {
  const spellings = spellingsOf(word);
  if (spellings.length === 0 || (await knowsWord(word, isPrefix, index))) return word;
  for (const spelling of spellings) {
    if (!(await knowsWord(spelling, isPrefix, index))) continue;
    return (await isKnownElsewhere(word, isPrefix)) ? word : spelling;
  }
  return word;
}

async function readText(text: string, speller: Speller): Promise<string> {
  const {analyzer} = speller.index;
  const tokens: [start: number, end: number][] = [];
  analyzer.scan(text, (start, end) => tokens.push([start, end]));
  let changed = '';
  let from = 0;
  for (const [start, end] of tokens) {
    let token = text.slice(start, end);
    const isOpen = end === text.length || text[end] === '*';
    for (const part of analyzer.split(token).parts) {
      const meant = await readWord(part, isOpen, speller);
      if (meant !== part) token = token.toLowerCase().replace(part, meant);
    }
    changed += text.slice(from, start) + token;
    from = end;
  }
  return changed + text.slice(from);
}

const readWords = async (text: string, speller: Speller): Promise<string> =>
  (await readText(`${text} `, speller)).trimEnd();

/**
 * Reads umlauts that are typed as two letters, such as `ueber` for über, in languages with umlauts. Words of
 * the index with these letters stay unchanged, such as `aktuell` and `Michael`.
 *
 * @param isKnownElsewhere whether another searched index has a word as it is typed
 */
export async function readUmlauts(
  query: Query,
  index: IndexContext,
  isKnownElsewhere: IsKnown,
): Promise<Query> {
  const spellingsOf = index.analyzer.umlautSpellings;
  if (spellingsOf === undefined) return query;
  const speller = {index, spellingsOf, isKnownElsewhere};
  const phrases = await Promise.all(
    query.phrases.map(async (phrase): Promise<Phrase> => ({
      ...phrase,
      words: await Promise.all(phrase.words.map((word) => readWords(word, speller))),
    })),
  );
  if (query.kind === 'operators') {
    const clauses = await Promise.all(
      query.clauses.map(async (clause): Promise<Clause> => ({
        ...clause,
        term: await readWords(clause.term, speller),
      })),
    );
    return {...query, phrases, clauses};
  }
  const text = await readText(query.text, speller);
  return text === query.text ? query : readPlain(text, {...query, phrases}, index.analyzer);
}
