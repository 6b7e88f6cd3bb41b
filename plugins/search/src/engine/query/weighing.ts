import type {PlainQuery, QueryJoin} from './PlainQuery';

/** How the words of a plain query count. */
export interface Weighing {
  /** Weight of another form of the same stem. */
  stem: number;
  /**
   * Whether the best form of a word counts in a section, or all together as if they were one term:
   * their frequencies are added before they saturate, and their sections are counted as one list.
   */
  forms: 'best' | 'together';
  /**
   * Frequency that counts half as much as one without end, against that of a word that stands once in
   * a section of average length. With 1 it is BM25's k1 of 1.2.
   */
  saturation: number;
  /** Power of the share of the query that a section has, for up to three words. */
  coverage: number;
}

/** For a few words, which name what is looked for: each should be there as it is typed. */
const NAMING: Weighing = {stem: 0.55, forms: 'best', saturation: 1, coverage: 1.2};

/** For many, which describe it, in forms that may not be those of the page. */
const DESCRIBING: Weighing = {stem: 1, forms: 'together', saturation: 2.5, coverage: 1};
/** Words without stop words from which on a query describes; an identifier is one word. */
const DESCRIBING_WORDS = 5;

/** Whether a join is part of another one. */
const isWithin = ({covered}: QueryJoin, other: QueryJoin): boolean =>
  covered.length < other.covered.length && covered.every((place) => other.covered.includes(place));

/** Which of the two a query does. */
export function weighingOf({words, joins}: PlainQuery): Weighing {
  const typed = joins.filter(({isTyped}) => isTyped);
  const identifiers = typed.filter((join) => !typed.some((other) => isWithin(join, other)));
  const others = words.filter(
    ({isNeeded}, place) => isNeeded && !identifiers.some(({covered}) => covered.includes(place)),
  );
  return identifiers.length + others.length < DESCRIBING_WORDS ? NAMING : DESCRIBING;
}
