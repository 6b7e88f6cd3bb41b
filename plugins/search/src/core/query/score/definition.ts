import {HEADING_LENGTH} from '../../format/layout';
import type {Candidates} from './Candidates';
import {EXACT} from './features';
import type {QueryWord} from '../parse/parsePlain';
import type {Role} from '../parse/readSequence';
import type {IndexContext} from '../../reading/IndexContext';

/**
 * Value of a heading on the page of the owner if the heading contains more than the name, for example because the
 * reader is still typing the name.
 */
const PART = 0.75;
/** Value of a page whose title is the name and that has all words of the query anywhere. */
const TITLE = 0.7;
/**
 * Value of a page whose title is the name, but that lacks a word of the query. Also the value of a page that has
 * all words and a longer word in its title that starts with the name.
 */
const TITLE_ALONE = 0.5;

/**
 * Returns how well a candidate defines a qualified name. It is 1 if the heading is the member and the page is
 * about the owner, or if the heading has both.
 *
 * @param place index of the candidate
 * @param isComplete whether the candidate has all words of the query
 * @param isWhole whether its heading contains the query as one identifier
 */
export type Definition = (place: number, isComplete: boolean, isWhole: boolean) => number;

/**
 * Finds the sections that define the qualified name of a query: the page of `HashMap` for
 * `java.util.HashMap`, `sleep` on the page of `Thread` for `Thread.sleep`. While the name is being typed,
 * completions of it count less.
 *
 * @returns undefined if the query is not a qualified name
 */
export function definition(
  words: readonly QueryWord[],
  candidates: Candidates,
  leadOf: IndexContext['leadOf'],
): Definition | undefined {
  const placesOf = (...roles: Role[]): number[] =>
    words.flatMap(({role}, place) => (roles.includes(role) ? [place] : []));
  const name = placesOf('name');
  const owner = placesOf('owner');
  const before = placesOf('owner', 'qualifier');
  if (before.length === 0) return undefined;
  const covers = (place: number, word: number): number =>
    candidates.covered[place * candidates.columnCount + word] as number;
  const has = (place: number, some: readonly number[]): boolean =>
    some.length > 0 && some.every((word) => covers(place, word) > 0);
  /**
   * Whether the heading has only words of the query, exactly as they are typed. A single letter that is not a
   * separate word is allowed, like the `J` of `JButton`.
   */
  const isOfWords = (place: number): boolean => {
    let letters = 0;
    for (const [word, {text, isNeeded}] of words.entries())
      if (isNeeded) letters += Math.min(text.length + 1, Math.max(0, covers(place, word) - 1));
    const heading = (candidates.headings[place] as number) & HEADING_LENGTH;
    return heading > 0 && letters / heading > EXACT;
  };
  return (place, isComplete, isWhole) => {
    if (!has(place, name)) return 0;
    const isAll = isOfWords(place);
    const section = candidates.sections[place] as number;
    const lead = leadOf(section);
    const isLead = lead === section;
    if (before.some((word) => covers(place, word) > 0))
      return isAll && has(place, owner) && (isLead || isWhole) ? 1 : 0;
    // If a word of the title completes the name, it covers more letters than were typed.
    const goesOn = (word: number): boolean =>
      covers(place, word) > (words[word] as QueryWord).text.length + 1;
    if (isLead && (isAll || (isComplete && name.some(goesOn))))
      return isAll && isComplete ? TITLE : TITLE_ALONE;
    const page = candidates.placeOf(lead);
    return page >= 0 && has(page, owner) && isOfWords(page) ? (isAll ? 1 : PART) : 0;
  };
}
