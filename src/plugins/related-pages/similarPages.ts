import {type Analyzer, createAnalyzer} from '../../../plugins/search/src/core/text/Analyzer';
import {english} from '../../../plugins/search/src/core/text/lunrLanguage';

export interface SimilarPage {
  id: string;
  text: string;
  /** Names of the pages that the page links to. */
  linked: ReadonlySet<string>;
}

type Vector = Map<string, number>;

function countTerms(text: string, analyzer: Analyzer): Vector {
  const counts: Vector = new Map();
  for (const {parts} of analyzer.splitText(text))
    for (const part of parts)
      if (!analyzer.isStopWord(part)) {
        const term = analyzer.stem(part);
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
  return counts;
}

/** Weights terms by rarity (idf) and normalizes all vectors. */
function weigh(counted: readonly Vector[]): Vector[] {
  const pagesWith: Vector = new Map();
  for (const counts of counted)
    for (const term of counts.keys()) pagesWith.set(term, (pagesWith.get(term) ?? 0) + 1);
  return counted.map((counts) => {
    const vector: Vector = new Map();
    for (const [term, count] of counts)
      vector.set(
        term,
        (1 + Math.log(count)) * Math.log(counted.length / (pagesWith.get(term) ?? 1)),
      );
    const length = Math.hypot(...vector.values()) || 1;
    for (const [term, weight] of vector) vector.set(term, weight / length);
    return vector;
  });
}

function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return sum;
}

/**
 * Finds pages about the same subject by comparing their search terms. Returns the similar pages of
 * each page, the most similar first, excluding those it links to.
 * @param hidden names of pages that are never suggested
 */
export function similarPages(
  pages: readonly SimilarPage[],
  count: number,
  hidden: ReadonlySet<string>,
): Map<string, readonly string[]> {
  const analyzer = createAnalyzer(english);
  const vectors = weigh(pages.map(({text}) => countTerms(text, analyzer)));
  return new Map(
    pages.map(({id, linked}, at) => {
      const vector = vectors[at] ?? new Map<string, number>();
      const alike = pages
        .map((other, place) => ({
          id: other.id,
          score: cosine(vector, vectors[place] ?? new Map<string, number>()),
        }))
        .filter(
          ({id: name, score}) => name !== id && !linked.has(name) && !hidden.has(name) && score > 0,
        )
        .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
      return [id, alike.slice(0, count).map((other) => other.id)];
    }),
  );
}
