import type {IndexContext} from '../../reading/IndexContext';
import type {Candidates} from './Candidates';
import type {WeighedQuery} from './weighQuery';

/**
 * Maximum number of words in a query that names one section. For such a query, the rest of the page does not
 * count.
 */
const NAMING_WORDS = 2;
/** Weight that each query word beyond `NAMING_WORDS` gives to the rest of the page. The total is at most 1. */
const PER_WORD = 0.3;

function bestOfPage(
  lead: number,
  {words}: WeighedQuery,
  {placeOf, scores, columnCount}: Candidates,
  {sizeOf}: IndexContext,
): Float32Array {
  const best = new Float32Array(words.length);
  for (let section = lead; section < lead + sizeOf(lead); section++) {
    const base = placeOf(section) * columnCount;
    if (base < 0) continue;
    for (let word = 0; word < words.length; word++)
      best[word] = Math.max(best[word] as number, scores[base + word] as number);
  }
  return best;
}

/**
 * Returns a function that measures how much of a query is missing in a section but found in the rest of its
 * page, from 0 to 1. A single section rarely covers all words of a longer query.
 *
 * @returns undefined if the query is short enough to name a section
 */
export function pageEvidence(
  weighed: WeighedQuery,
  candidates: Candidates,
  context: IndexContext,
): ((section: number) => number) | undefined {
  const {words, neededCount, weights, total} = weighed;
  const share = Math.min(1, PER_WORD * (neededCount - NAMING_WORDS)) / total;
  if (share <= 0) return undefined;
  const pages = new Map<number, Float32Array>();
  return (section) => {
    const lead = context.leadOf(section);
    const best = pages.get(lead) ?? bestOfPage(lead, weighed, candidates, context);
    pages.set(lead, best);
    const base = candidates.placeOf(section) * candidates.columnCount;
    let sum = 0;
    for (let word = 0; word < words.length; word++) {
      const more = (best[word] as number) - (candidates.scores[base + word] as number);
      sum += (weights[word] as number) * more;
    }
    return share * sum;
  };
}
