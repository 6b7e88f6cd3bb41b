import type {ExpandedQuery, Group} from './expandQuery';
import type {Expansion} from './expandWord';

/** What an identifier written as one word adds, as a share of its rarity. */
const JOINED_SHARE = 0.8;
/** Share of the weight that a stop word keeps. */
const STOP = 0.12;
/** What repetition adds to a word's weight, times the natural logarithm of how often it is typed. */
const REPETITION = 2;

/** BM25's inverse document frequency, as lunr has it. */
const rarity = (count: number, sections: number): number =>
  Math.log(1 + (sections - count + 0.5) / (count + 0.5));

const exactOf = ({expansions}: Group) => expansions.find(({weight}) => weight === 1);

const mostCommon = (expansions: readonly Expansion[]): Expansion | undefined =>
  expansions.reduce<Expansion | undefined>(
    (most, one) => (most !== undefined && most.entry.count >= one.entry.count ? most : one),
    undefined,
  );

/** What each word, and behind them each join, weighs. */
export function weighGroups(
  {words, groups, joined}: ExpandedQuery,
  sectionCount: number,
): number[] {
  const hasContent = words.some(({isStopWord}) => !isStopWord);
  return [
    ...groups.map((group, index) => {
      const meant = exactOf(group) ?? mostCommon(group.expansions);
      const {isStopWord = false, times = 1} = words[index] ?? {};
      const emphasis = hasContent && isStopWord ? STOP : 1 + REPETITION * Math.log(times);
      return rarity(meant?.entry.count ?? 0, sectionCount) * emphasis;
    }),
    ...joined.map((group) => {
      const {from, to, isTyped, expansions} = group;
      const meant = exactOf(group) ?? (isTyped ? mostCommon(expansions) : undefined);
      if (meant === undefined) return 0;
      const share = isTyped ? 1 : (to - from) / words.length;
      return rarity(meant.entry.count, sectionCount) * share * JOINED_SHARE;
    }),
  ];
}
