/** A token of a text that the query found. */
export interface FoundToken {
  /** Where it stands, in UTF-16 units. */
  start: number;
  end: number;
  /** Places of the query's words that it stands for. */
  places: Set<number>;
}

/** Where the words of a query stand nearest to each other in a text. */
export interface Nearest {
  /** Place of the token where the part begins that has most words; 0 where no token was found. */
  first: number;
  /** 1 where all words follow one another as in the query, down to 0 where no two do. */
  nearness: number;
}

/**
 * Finds the part of a text that has most words of the query, and how near those words stand to each
 * other that are neighbours in the query. Of each two counts the share of the letters from one to the
 * other that is their own, where it is highest. The mean over all words is squared, so that a phrase
 * counts and a few words of a long question that happen to meet do not.
 * @param tokens in the order of the text
 * @param length of what counts as one part, in UTF-16 units
 * @param wordCount number of words that are looked for
 */
export function nearestTokens(
  tokens: readonly FoundToken[],
  length: number,
  wordCount: number,
): Nearest {
  let first = 0;
  let most = 0;
  const pairs = new Map<number, number>();
  const seen = new Set<number>();
  tokens.forEach((one, from) => {
    seen.clear();
    let letters = 0;
    for (let to = from; to < tokens.length; to++) {
      const other = tokens[to] as FoundToken;
      const span = other.end - one.start;
      if (span > length) break;
      const own = other.end - other.start;
      const density = Math.min(1, (one.end - one.start + own) / span);
      const before = seen.size;
      for (const place of other.places) {
        seen.add(place);
        for (const neighbour of one.places) {
          if (Math.abs(neighbour - place) !== 1) continue;
          const pair = Math.min(neighbour, place);
          pairs.set(pair, Math.max(density, pairs.get(pair) ?? 0));
        }
      }
      if (seen.size === before) continue;
      letters += own;
      if (seen.size + letters / span > most) {
        most = seen.size + letters / span;
        first = from;
      }
    }
  });
  let sum = 0;
  for (const density of pairs.values()) sum += density;
  return {first, nearness: wordCount > 1 ? (sum / (wordCount - 1)) ** 2 : 0};
}
