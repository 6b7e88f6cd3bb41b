import type {RankingContext} from '../engine/reading/IndexContext';
import type {Candidates} from './Candidates';
import type {WeighedQuery} from './weighQuery';

/** Words up to which a query names one place, and what stands elsewhere on its page says nothing. */
const NAMING_WORDS = 2;
/** Share of the whole that each further word makes the rest of the page worth, up to all of it. */
const PER_WORD = 0.3;

/** The best score of each word on a page. */
function bestOfPage(
  lead: number,
  words: number,
  {placeOf, scores, columnCount}: Candidates,
  {leadOf}: RankingContext,
): number[] {
  const best = new Array<number>(words).fill(0);
  for (let section = lead; leadOf(section) === lead; section++) {
    const base = placeOf(section) * columnCount;
    if (base < 0) continue;
    for (let word = 0; word < words; word++)
      best[word] = Math.max(best[word] as number, scores[base + word] as number);
  }
  return best;
}

/**
 * What the other sections of a page have of a longer query that a section lacks: a question is seldom
 * all about one section. From 0 to 1; 0 for a query that names one place.
 */
export function pageEvidence(
  {words, neededCount, weights, total}: WeighedQuery,
  candidates: Candidates,
  context: RankingContext,
): (section: number) => number {
  const share = Math.min(1, PER_WORD * (neededCount - NAMING_WORDS)) / total;
  if (share <= 0) return () => 0;
  const pages = new Map<number, number[]>();
  return (section) => {
    const lead = context.leadOf(section);
    const best = pages.get(lead) ?? bestOfPage(lead, words.length, candidates, context);
    pages.set(lead, best);
    const base = candidates.placeOf(section) * candidates.columnCount;
    return best.reduce((sum, score, word) => {
      const more = score - (candidates.scores[base + word] as number);
      return sum + share * (weights[word] as number) * more;
    }, 0);
  };
}
