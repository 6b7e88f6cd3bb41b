import type {RankingContext} from '../engine/reading/IndexContext';
import type {Candidates} from './Candidates';
import {compareRanked, type Ranked} from './Ranked';
import type {WeighedQuery} from './weighQuery';

/** Words up to which a query names one place, and what stands elsewhere on its page says nothing. */
const NAMING_WORDS = 2;
/** What a word adds that stands elsewhere on the page, for each further word of the query. */
const EVIDENCE = {perWord: 0.06, most: 0.2};

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
 * Adds to the scores of sections what the other sections of their pages have of the query: a question
 * is seldom all about one section, and the words that it lacks stand elsewhere on the page.
 * @param ranked the best sections, the only ones that this is worked out for
 * @returns the sections in their new order
 */
export function addPageEvidence(
  ranked: Ranked[],
  candidates: Candidates,
  {
    words,
    neededCount,
    weights,
    total,
  }: Pick<WeighedQuery, 'words' | 'neededCount' | 'weights' | 'total'>,
  context: RankingContext,
): Ranked[] {
  const factor = Math.min(EVIDENCE.most, EVIDENCE.perWord * (neededCount - NAMING_WORDS));
  if (factor <= 0) return ranked;
  const pages = new Map<number, number[]>();
  for (const one of ranked) {
    const lead = context.leadOf(one.section);
    const best = pages.get(lead) ?? bestOfPage(lead, words.length, candidates, context);
    pages.set(lead, best);
    const base = candidates.placeOf(one.section) * candidates.columnCount;
    const boosted = factor * context.boostOf(one.section);
    for (let word = 0; word < words.length; word++) {
      const more = (best[word] as number) - (candidates.scores[base + word] as number);
      one.score += boosted * ((weights[word] as number) / total) * more;
    }
  }
  return ranked.sort(compareRanked);
}
