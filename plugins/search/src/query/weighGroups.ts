import type {ExpandedQuery, Group} from './expandQuery';

/** What an identifier written as one word adds, as a share of its rarity. */
const JOINED_SHARE = 0.8;
/** Share of the weight that a stop word keeps. */
const STOP = 0.12;
/** What repetition adds to a word's weight, times the natural logarithm of how often it is typed. */
const REPETITION = 2;

/** BM25's inverse document frequency, as lunr has it. */
const rarity = (count: number, sections: number): number =>
  Math.log(1 + (sections - count + 0.5) / (count + 0.5));

/** Sections with the word as it is typed, or else with what most likely stands for it. */
const countOf = ({expansions}: Group): number =>
  expansions.find(({weight}) => weight === 1)?.entry.count ??
  Math.max(0, ...expansions.map(({entry}) => entry.count));

/** What each word, and behind them each join, weighs. */
export function weighGroups(
  {words, groups, joined}: ExpandedQuery,
  sectionCount: number,
): number[] {
  const hasContent = words.some(({isStopWord}) => !isStopWord);
  return [
    ...groups.map((group, index) => {
      const {isStopWord = false, times = 1} = words[index] ?? {};
      const emphasis = hasContent && isStopWord ? STOP : 1 + REPETITION * Math.log(times);
      return rarity(countOf(group), sectionCount) * emphasis;
    }),
    ...joined.map((group) => {
      const share = group.isTyped ? 1 : group.covered.length / words.length;
      return rarity(countOf(group), sectionCount) * share * JOINED_SHARE;
    }),
  ];
}
