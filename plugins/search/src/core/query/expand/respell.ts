import type {IndexContext} from '../../reading/IndexContext';
import type {Clause} from '../parse/parseOperators';
import {type Query, readPlain} from '../parse/parseQuery';
import type {Phrase} from '../parse/readPhrases';
import {knowsWord} from './knowsWord';

/** Returns whether another searched index has a word. */
export type IsKnown = (word: string, isPrefix: boolean) => Promise<boolean>;

/** Umlauts of a word of which all combinations are tried. */
const MOST_UMLAUTS = 4;

/**
 * The spellings of a word with some of its umlauts as they are indexed, which is the first of their two letters.
 * Those with most of them come first.
 */
function spellingsOf(word: string, umlauts: RegExp): string[] {
  const found = Array.from(word.matchAll(umlauts), ({index}) => index).slice(0, MOST_UMLAUTS);
  const spellings = Array.from({length: 2 ** found.length - 1}, (_, left) =>
    Array.from(word)
      .filter(
        (_letter, at) => !found.some((start, bit) => start === at - 1 && !((left >> bit) & 1)),
      )
      .join(''),
  );
  return spellings.sort((a, b) => a.length - b.length);
}

/** A search for the spellings of an index. */
interface Speller {
  index: IndexContext;
  umlauts: RegExp;
  isKnownElsewhere: IsKnown;
}

/** The word that is meant by one with two letters for an umlaut: itself if an index has it as it is typed. */
async function respellWord(
  word: string,
  isPrefix: boolean,
  {index, umlauts, isKnownElsewhere}: Speller,
): Promise<string> {
  const spellings = spellingsOf(word, umlauts);
  if (spellings.length === 0 || (await knowsWord(word, isPrefix, index))) return word;
  for (const spelling of spellings) {
    if (!(await knowsWord(spelling, isPrefix, index))) continue;
    return (await isKnownElsewhere(word, isPrefix)) ? word : spelling;
  }
  return word;
}

/** A text with its words as they are indexed. The last one may still be typed if nothing stands behind it. */
async function respellText(text: string, speller: Speller): Promise<string> {
  const {analyzer} = speller.index;
  const tokens: [start: number, end: number][] = [];
  analyzer.scan(text, (start, end) => tokens.push([start, end]));
  let respelled = '';
  let from = 0;
  for (const [start, end] of tokens) {
    let token = text.slice(start, end);
    const isOpen = end === text.length || text[end] === '*';
    for (const part of analyzer.split(token).parts) {
      const meant = await respellWord(part, isOpen, speller);
      if (meant !== part) token = token.toLowerCase().replace(part, meant);
    }
    respelled += text.slice(from, start) + token;
    from = end;
  }
  return respelled + text.slice(from);
}

/** A text of complete words. */
const respellWords = async (text: string, speller: Speller): Promise<string> =>
  (await respellText(`${text} `, speller)).trimEnd();

/**
 * Reads umlauts that are typed as two letters, such as `ueber` for über, in languages that have them. Words of the
 * index with these letters stay as they are, as `aktuell` and `Michael` do.
 * @param isKnownElsewhere whether another searched index has a word as it is typed
 */
export async function respell(
  query: Query,
  index: IndexContext,
  isKnownElsewhere: IsKnown,
): Promise<Query> {
  const {umlauts} = index.analyzer;
  if (umlauts === undefined) return query;
  const speller = {index, umlauts, isKnownElsewhere};
  const phrases = await Promise.all(
    query.phrases.map(async (phrase): Promise<Phrase> => ({
      ...phrase,
      words: await Promise.all(phrase.words.map((word) => respellWords(word, speller))),
    })),
  );
  if (query.kind === 'operators') {
    const clauses = await Promise.all(
      query.clauses.map(async (clause): Promise<Clause> => ({
        ...clause,
        term: await respellWords(clause.term, speller),
      })),
    );
    return {...query, phrases, clauses};
  }
  const text = await respellText(query.text, speller);
  return text === query.text ? query : readPlain(text, {...query, phrases}, index.analyzer);
}
