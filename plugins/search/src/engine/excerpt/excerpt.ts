import type {Analyzer} from '../../analysis/Analyzer';
import {IDEOGRAPH} from '../../analysis/fold';
import type {Scheduler} from '../reading/Scheduler';
import {ANYTHING, type MatchedToken, type TokenMatcher, nearestTokens} from './matchTokens';

/** Start and end of a marked part, in UTF-16 units. */
export type Mark = [start: number, end: number];

/** Letters beyond ASCII, which analysis may have folded. */
const FOLDED = /[\u00aa-\u1fff\u2c00-\uffff]/;
/** Code of the space; those of tabs and ends of lines are below it. */
const SPACE = 32;
const MOST_TOKENS = 400;
/** Words that are looked at before the clock is. */
const LOOKS = 32;

/**
 * The tokens of a text that the query found.
 * @param reach letters behind the first one that is no longer within which the others are needed; none
 *   for a heading, where two words may stand for one, too
 */
export async function findTokens(
  text: string,
  {placesOf, hint}: TokenMatcher,
  analyzer: Analyzer,
  scheduler: Scheduler,
  reach?: number,
): Promise<MatchedToken[]> {
  const tokens: MatchedToken[] = [];
  let until = text.length;
  let before = Infinity;
  const add = (start: number, end: number): void => {
    const word = text.slice(start, end);
    let places = placesOf(word);
    if (places.length === 0 && reach === undefined) {
      places = placesOf(text.slice(before, start - 1) + word);
      [before, start] = [start, before];
    } else before = end;
    if (places.length === 0 || tokens.length >= MOST_TOKENS) return;
    if (reach !== undefined && end - start <= reach) until = Math.min(until, end + reach);
    const last = tokens.at(-1);
    if (last && last.end > start) {
      last.end = end;
      for (const place of places) last.places.add(place);
    } else tokens.push({start, end, places: new Set(places)});
  };
  const near = reach === undefined || FOLDED.test(text) ? ANYTHING : hint;
  // Only what stands between spaces around a hint is taken apart: that is most of the time saved.
  for (let at = 0, looks = 0; at < until && tokens.length < MOST_TOKENS; looks++) {
    if (looks % LOOKS === 0) await scheduler.tick();
    near.lastIndex = at;
    if (!near.test(text)) break;
    let from = near.lastIndex;
    at = from;
    while (text.charCodeAt(from - 1) > SPACE) from--;
    while (text.charCodeAt(at) > SPACE) at++;
    analyzer.scan(text.slice(from, at), (start, end) => {
      start += from;
      end += from;
      // In languages without spaces, the words are pairs of letters that overlap.
      if (IDEOGRAPH.test(text[start] as string) && end - start > 2)
        for (; start + 1 < end; start++) add(start, start + 2);
      else add(start, end);
    });
  }
  return tokens;
}

export interface Excerpt {
  excerpt: string;
  marks: Mark[];
  /** How near the words of the query stand in the text, from 0 to 1. */
  nearness: number;
}

const SCANNED = 20_000;
/** Spaces, and half of a surrogate pair, at the end of a text. */
const UNFINISHED = /[\s\ud800-\udbff]+$/;

/**
 * Cuts the part of a text that shows the most hits, with dots where it is cut: between words, but
 * within one, as in code without spaces, where little would be left.
 */
export async function cutExcerpt(
  text: string,
  found: TokenMatcher,
  analyzer: Analyzer,
  scheduler: Scheduler,
  length: number,
): Promise<Excerpt> {
  const reach = found.isOneWord ? length : Infinity;
  const tokens = await findTokens(text.slice(0, SCANNED), found, analyzer, scheduler, reach);
  const {first, nearness} = nearestTokens(tokens, length, found.wordCount);
  const {start: hit, end: hitEnd} = tokens[first] ?? {start: 0, end: 0};
  const room = Math.max(0, length + hit - hitEnd);
  let start = Math.max(0, hit - Math.floor(room / 3));
  if (start > 0) {
    const space = text.indexOf(' ', start);
    start = space >= 0 && space < hit ? space + 1 : hit;
  }
  let end = Math.min(text.length, start + length);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space >= Math.max(start + length / 2, hitEnd)) end = space;
  }
  const before = start > 0 ? '…' : '';
  const excerpt =
    before + text.slice(start, end).replace(UNFINISHED, '') + (end < text.length ? '…' : '');
  const marks = marksFrom(tokens, start, end).map(([from, to]): Mark => [
    from + before.length,
    to + before.length,
  ]);
  return {excerpt, marks, nearness};
}

/** The marks of the tokens that stand from `from` to `to`, counted from `from`. */
export const marksFrom = (tokens: readonly MatchedToken[], from: number, to = Infinity): Mark[] =>
  tokens
    .filter(({start, end}) => start >= from && end <= to)
    .map(({start, end}) => [start - from, end - from]);
