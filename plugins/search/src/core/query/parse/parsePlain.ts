import {MOST_WORDS, readRoles, readSequence, type Role, type Sequence} from './readSequence';
import type {Analyzer} from '../../text/Analyzer';
import {isSign} from '../../text/isSign';

export interface QueryWord {
  text: string;
  /** Whether the word has little meaning next to other words: a stop word of the language, or a symbol. */
  isStopWord: boolean;
  /**
   * Whether a section should have the word. Stop words are only needed if the query has no other words, or if
   * they are the name at the end of a qualified name.
   */
  isNeeded: boolean;
  role: Role;
  times: number;
  isPrefix: boolean;
}

export function contentWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const content = words.filter(({isStopWord}) => !isStopWord);
  return content.length > 0 ? content : words;
}

export interface QueryJoin {
  text: string;
  /**
   * Positions of the join's words, each once, in the order in which they are written. A repeated word has the
   * position of its first occurrence, so the positions need not be adjacent.
   */
  covered: readonly number[];
  isTyped: boolean;
  isPrefix: boolean;
}

export interface PlainWords {
  words: QueryWord[];
  joins: QueryJoin[];
}

const NOWHERE = -1;
const MOST_JOINED_LETTERS = 64;
/** Maximum number of words that are also read as one identifier. */
const MOST_JOINED = 6;

/**
 * Returns the distinct words of a sequence.
 *
 * @returns the words, and for each item of the sequence the position of its word
 */
function readWords(
  {texts, isOpen}: Sequence,
  roleOf: (text: string) => Role,
  {isStopWord}: Analyzer,
): {words: QueryWord[]; places: number[]} {
  const words: QueryWord[] = [];
  const places = texts.map((text, index) => {
    const isPrefix = isOpen && index === texts.length - 1;
    const known = words.findIndex((word) => word.text === text);
    const word = words[known];
    if (word !== undefined) {
      word.times++;
      word.isPrefix ||= isPrefix;
      return known;
    }
    if (words.length >= MOST_WORDS) return NOWHERE;
    const role = roleOf(text);
    const isNeeded = role === 'name';
    const isStop = isStopWord(text) || isSign(text);
    return words.push({text, isStopWord: isStop, isNeeded, role, times: 1, isPrefix}) - 1;
  });
  for (const word of contentWords(words)) word.isNeeded = true;
  return {words, places};
}

function readJoins(
  {texts, typed, isOpen}: Sequence,
  words: readonly QueryWord[],
  places: readonly number[],
): QueryJoin[] {
  const joins = new Map<string, QueryJoin>();
  const add = (text: string, from: number, to: number, isTyped: boolean): void => {
    const isKnown = joins.has(text) || words.some((word) => word.text === text);
    if (isKnown || text.length > MOST_JOINED_LETTERS) return;
    const covered = Array.from(new Set(places.slice(from, to))).filter(
      (place) => place !== NOWHERE,
    );
    if (covered.length > 0)
      joins.set(text, {text, covered, isTyped, isPrefix: isOpen && to === texts.length});
  };
  for (const join of typed) add(...join, true);
  if (texts.length > 1 && texts.length <= MOST_JOINED) add(texts.join(''), 0, texts.length, false);
  return Array.from(joins.values());
}

export function parsePlain(input: string, analyzer: Analyzer): PlainWords {
  const sequence = readSequence(input, analyzer);
  const {words, places} = readWords(sequence, readRoles(input, analyzer), analyzer);
  return {words, joins: readJoins(sequence, words, places)};
}
