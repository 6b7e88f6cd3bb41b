import {HEADING_LENGTH} from '../format/layout';
import type {Candidates} from './Candidates';
import type {QueryWord} from './PlainQuery';
import type {RankingContext} from './RankingContext';

/** Share of a heading's letters at least that a query or a name has which is the heading. */
export const EXACT = 0.95;
/** For a section whose heading is the name on the page of its owner, or a title with both. */
const MEMBER = 3.5;
/** For a page whose title is the name, with all words of the query somewhere, and without. */
const TITLE = 2;
const TITLE_ALONE = 1;

/**
 * Finds the sections that define what a query names, where it is one qualified name: the page of
 * `HashMap` for `java.util.HashMap`, `sleep` on the page of `Thread` for `Thread.sleep`.
 */
export class Definitions {
  readonly #name: number[];
  readonly #owner: number[];
  readonly #before: number[];

  private constructor(
    readonly words: readonly QueryWord[],
    readonly candidates: Candidates,
    readonly context: RankingContext,
  ) {
    const placesOf = (...roles: QueryWord['role'][]): number[] =>
      words.flatMap(({role}, place) => (roles.includes(role) ? [place] : []));
    this.#name = placesOf('name');
    this.#owner = placesOf('owner');
    this.#before = placesOf('owner', 'qualifier');
  }

  /** @returns nothing where the query is no qualified name */
  static of(
    words: readonly QueryWord[],
    candidates: Candidates,
    context: RankingContext,
  ): Definitions | undefined {
    if (words.every(({role}) => role === 'word' || role === 'name')) return undefined;
    return new Definitions(words, candidates, context);
  }

  #covers(place: number, word: number): number {
    return this.candidates.covered[place * this.candidates.words + word] as number;
  }

  #has = (place: number, words: readonly number[]): boolean =>
    words.every((word) => this.#covers(place, word) > 0);

  /** Whether nothing but words of the query is in the heading, as they are typed. */
  #isHeadingOfWords(place: number): boolean {
    let letters = 0;
    for (const [word, {text, isNeeded}] of this.words.entries())
      if (isNeeded) letters += Math.min(text.length, Math.max(0, this.#covers(place, word) - 1));
    const heading = (this.candidates.headings[place] as number) & HEADING_LENGTH;
    return heading > 0 && letters / heading > EXACT;
  }

  #isOwner(place: number): boolean {
    return place >= 0 && this.#hasOwner(place) && this.#isHeadingOfWords(place);
  }

  #hasOwner = (place: number): boolean => this.#owner.length > 0 && this.#has(place, this.#owner);

  /**
   * @param place of a candidate
   * @param isComplete whether it has all words of the query
   */
  bonusOf(place: number, isComplete: boolean): number {
    if (!this.#has(place, this.#name) || !this.#isHeadingOfWords(place)) return 0;
    const section = this.candidates.sections[place] as number;
    const lead = this.context.leadOf(section);
    const isLead = lead === section;
    const isAlone = this.#before.every((word) => this.#covers(place, word) === 0);
    if (!isAlone) return isLead && this.#hasOwner(place) ? MEMBER : 0;
    if (isLead) return isComplete ? TITLE : TITLE_ALONE;
    return this.#isOwner(this.candidates.placeOf(lead)) ? MEMBER : 0;
  }
}
