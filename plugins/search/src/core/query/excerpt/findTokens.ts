import type {Analyzer} from '../../text/Analyzer';
import {IDEOGRAPH} from '../../text/fold';
import type {Scheduler} from '../../reading/Scheduler';
import {ANYTHING, type MatchedToken, type TokenMatcher} from './matchTokens';

export type Mark = [start: number, end: number];

const FOLDED = /[\u00aa-\u1fff\u2c00-\uffff]/;
const SPACE = 32;
const MOST_TOKENS = 400;
const LOOKS = 32;

/**
 * Returns the tokens of a text that match the query.
 *
 * @param reach maximum distance in letters from the first match to the others. Undefined for a heading: it is
 * searched as a whole, and two adjacent words also match a term that joins them
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
  let from = 0;
  const visit = (start: number, end: number): void => {
    start += from;
    end += from;
    // In languages without spaces, the words are overlapping pairs of letters.
    if (IDEOGRAPH.test(text[start] as string) && end - start > 2)
      for (; start + 1 < end; start++) add(start, start + 2);
    else add(start, end);
  };
  // Splits only the words around matches of `near`. Splitting the whole text would take much longer.
  for (let at = 0, looks = 0; at < until && tokens.length < MOST_TOKENS; looks++) {
    if (looks % LOOKS === 0) await scheduler.tick();
    near.lastIndex = at;
    if (!near.test(text)) break;
    from = near.lastIndex;
    at = from;
    while (text.charCodeAt(from - 1) > SPACE) from--;
    while (text.charCodeAt(at) > SPACE) at++;
    analyzer.scan(text.slice(from, at), visit);
  }
  return tokens;
}

export const marksFrom = (tokens: readonly MatchedToken[], from: number, to = Infinity): Mark[] =>
  tokens
    .filter(({start, end}) => start >= from && end <= to)
    .map(({start, end}) => [start - from, end - from]);
