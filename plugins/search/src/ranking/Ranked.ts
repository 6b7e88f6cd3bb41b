/** Value of each feature before its weight, and the factor on the sum of all but those of the text. */
export type Explanation = Readonly<Record<string, number>>;

/** A section with its score. */
export interface Ranked {
  section: number;
  score: number;
  /** Whether it stands behind the first screen, which has enough of its page. */
  isHeld?: boolean;
  explanation?: Explanation;
}

/**
 * Orders by score, best first; of equal ones the earlier section. The difference of two scores would
 * be a new object for the garbage collector with each comparison, which a whole number is not.
 */
export const compareRanked = (a: Ranked, b: Ranked): number =>
  Math.sign(b.score - a.score) || a.section - b.section;

/**
 * Keeps the best of many scored sections without sorting them all: those that can still be among
 * them are collected and now and then cut down to the best.
 */
export class BestSections {
  #kept: Ranked[] = [];
  /** Score that a section must have at least. */
  #least = -Infinity;

  constructor(readonly most: number) {}

  add(section: number, score: number): void {
    if (score < this.#least) return;
    if (this.#kept.push({section, score}) < this.most * 2) return;
    this.#kept = this.sorted();
    this.#least = this.#kept[this.most - 1]?.score ?? this.#least;
  }

  /** The best ones, the first first. */
  sorted(): Ranked[] {
    return this.#kept.sort(compareRanked).slice(0, this.most);
  }
}

/** Hits that a reader sees at once. On the first screen no page takes more than two. */
export const SCREEN = 8;
const MOST_OF_A_PAGE = 2;

/** What is known of the pages that were found, each of which its first section stands for. */
export interface FoundPages {
  leadOf: (section: number) => number;
  /** Pages whose title the query is, which may take all rows. */
  named: readonly number[];
}

/**
 * Holds back a page's third and later hits among the first eight, unless the query names that page.
 * @param ranked best first
 */
export function pickHits(
  ranked: readonly Ranked[],
  {leadOf, named}: FoundPages,
  count: number,
): Ranked[] {
  const rows: Ranked[] = [];
  const held: Ranked[] = [];
  const perPage = new Map<number, number>();
  let at = 0;
  for (; at < ranked.length && rows.length < SCREEN; at++) {
    const candidate = ranked[at] as Ranked;
    const page = leadOf(candidate.section);
    const taken = perPage.get(page) ?? 0;
    perPage.set(page, taken + 1);
    if (taken < MOST_OF_A_PAGE || named.includes(page)) rows.push(candidate);
    else held.push({...candidate, isHeld: true});
  }
  return [...rows, ...held, ...ranked.slice(at, at + count)].slice(0, count);
}

/**
 * Orders the hits of each screen by their scores, which are known once their text was read. Hits of a
 * later screen stay behind those of the one before it, however many are asked for at once.
 * @param hits in the order in which they were found
 * @param offset number of hits that were found before them
 */
export function orderHits<Hit extends {score: number}>(hits: readonly Hit[], offset = 0): Hit[] {
  const placed = hits.map((hit, at) => ({hit, screen: Math.floor((offset + at) / SCREEN)}));
  placed.sort((a, b) => a.screen - b.screen || b.hit.score - a.hit.score);
  let least = Infinity;
  return placed.map(({hit}) => ({...hit, score: (least = Math.min(least, hit.score))}));
}
