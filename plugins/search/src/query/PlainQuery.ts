import type {Analyzer} from '../analysis/Analyzer';
import {ownTerms, type TokenTerms} from '../analysis/splitToken';
import {readRoles, type Role} from './qualifiedName';

/** A word of the query. */
export interface QueryWord {
  text: string;
  isStopWord: boolean;
  /**
   * Whether a section should have it: stop words only where there are no others, or where they are
   * the name at the end of a qualified one.
   */
  isNeeded: boolean;
  /** What it is of the qualified name that the query is; else just a word. */
  role: Role;
  /** How often it stands in the query. */
  times: number;
  /** Whether the reader may still be typing it. */
  isPrefix: boolean;
}

/** The words that say what is looked for: no stop words, unless there are no others. */
export function contentWords(words: readonly QueryWord[]): readonly QueryWord[] {
  const content = words.filter(({isStopWord}) => !isStopWord);
  return content.length > 0 ? content : words;
}

/** Neighbouring words written as one. */
export interface QueryJoin {
  text: string;
  /**
   * Places of the words that it is written of, each once, in the order in which they are written. A
   * word that the query repeats stands where it stood first, so they need not be neighbours.
   */
  covered: readonly number[];
  isTyped: boolean;
  isPrefix: boolean;
}

export interface PlainQuery {
  words: QueryWord[];
  joins: QueryJoin[];
}

/**
 * Words that are looked up at most; a query with more of them loses its stop words first. Subsets of
 * them are told apart by the bits of a number, so there must be fewer than 32.
 */
const MOST_WORDS = 24;
/** Place of a word that is not looked up. */
const NOWHERE = -1;
const MOST_JOINED_LETTERS = 64;

/** Splits a query into tokens, without the stop words of a long one. */
function readTokens(input: string, analyzer: Analyzer): {tokens: TokenTerms[]; isOpen: boolean} {
  const tokens: TokenTerms[] = [];
  let lastEnd = 0;
  analyzer.scan(input, (start, end) => {
    lastEnd = end;
    tokens.push(analyzer.split(input.slice(start, end)));
  });
  const isOpen = lastEnd === input.length && input !== '';
  if (tokens.length <= MOST_WORDS) return {tokens, isOpen};
  const kept = tokens.filter(
    ({parts, joins}) => joins.length > 0 || !parts.every((part) => analyzer.isStopWord(part)),
  );
  return {tokens: kept, isOpen: isOpen && kept.at(-1) === tokens.at(-1)};
}

/** Which parts of a token a join is written of: all where it is no plain joining of neighbours. */
function locateJoin(parts: readonly string[], join: string): [start: number, end: number] {
  for (let start = 0; start < parts.length; start++) {
    let written = '';
    let end = start;
    while (end < parts.length && written.length < join.length) written += parts[end++] as string;
    if (written === join) return [start, end];
  }
  return [0, parts.length];
}

/** Reads a query as plain text: words, and the joins that identifiers may be written as. */
export function parsePlain(input: string, analyzer: Analyzer): PlainQuery {
  const sequence: string[] = [];
  const typed: {text: string; from: number; to: number}[] = [];
  const {tokens, isOpen} = readTokens(input, analyzer);
  for (const token of tokens) {
    const from = sequence.length;
    const {parts, joins} = token;
    const own = ownTerms(token);
    const kept = own.length > 0 ? own : parts;
    const alone: string[] = [];
    const keptUpTo = (end: number): number =>
      parts.slice(0, end).filter((part) => kept.includes(part)).length;
    for (const join of joins) {
      const [start, end] = locateJoin(parts, join).map(keptUpTo) as [number, number];
      // Of `HTTP/1.1`, the join of the letters that are left out is a word of its own.
      if (start === end) alone.push(join);
      else typed.push({text: join, from: from + start, to: from + end});
    }
    sequence.push(...kept, ...alone);
  }
  const places = new Map<string, number>();
  const words: QueryWord[] = [];
  const roleOf = readRoles(input, analyzer);
  const placeOf: number[] = [];
  sequence.forEach((text, index) => {
    const isPrefix = isOpen && index === sequence.length - 1;
    const known = places.get(text) ?? NOWHERE;
    const word = words[known];
    if (word !== undefined) {
      placeOf.push(known);
      word.times++;
      word.isPrefix ||= isPrefix;
      return;
    }
    if (words.length >= MOST_WORDS) {
      placeOf.push(NOWHERE);
      return;
    }
    places.set(text, words.length);
    placeOf.push(words.length);
    const isStopWord = analyzer.isStopWord(text);
    const role = roleOf(text);
    words.push({text, isStopWord, isNeeded: role === 'name', role, times: 1, isPrefix});
  });
  for (const word of contentWords(words)) word.isNeeded = true;
  const joins = new Map<string, QueryJoin>();
  const add = (from: number, to: number, text: string, isTyped: boolean): void => {
    if (joins.has(text) || places.has(text) || text.length > MOST_JOINED_LETTERS) return;
    const covered = new Set(placeOf.slice(from, to).filter((place) => place !== NOWHERE));
    if (covered.size === 0) return;
    joins.set(text, {
      text,
      covered: Array.from(covered),
      isTyped,
      isPrefix: isOpen && to === sequence.length,
    });
  };
  for (const {text, from, to} of typed) add(from, to, text, true);
  const span = (from: number, to: number): void =>
    add(from, to, sequence.slice(from, to).join(''), false);
  if (placeOf.length > 1 && placeOf.length < 7) span(0, placeOf.length);
  for (let from = 0; from + 1 < Math.min(placeOf.length, 8); from++) {
    const isUseful = [from, from + 1].some((at) => !words[placeOf[at] as number]?.isStopWord);
    if (isUseful) span(from, from + 2);
  }
  return {words, joins: Array.from(joins.values())};
}
