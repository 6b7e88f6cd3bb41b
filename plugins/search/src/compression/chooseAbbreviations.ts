import {AbbreviationCandidates, type AbbreviationCandidate} from './AbbreviationCandidates';
import {AbbreviationCompetition, type TriedAbbreviation} from './AbbreviationCompetition';
import type {Content} from './placeParts';
import {pricesOf} from './Prices';
import {trainCodeBook} from './trainCodeBook';
import type {TrainingSample} from './TrainingSample';

/** How often candidates are looked for, each time in one half of the content and then in the other. */
const SEARCHES = 4;
/** How many more abbreviations than wanted stay until they compete for the last time. */
const SPARE = 1.4;

/** Short ones first, and those of one length by their bytes: so they are compressed best. */
function inOrder(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return a.length - b.length || (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * What is tried next: what was tried, and new candidates.
 * @param counted the same as `tried` with the uses in the contents that were looked at last
 */
function tryNext(
  tried: readonly TriedAbbreviation[],
  counted: readonly TriedAbbreviation[],
  candidates: readonly AbbreviationCandidate[],
): TriedAbbreviation[] {
  const known = new Set(tried.map(({abbreviation}) => String(abbreviation.bytes)));
  const added = candidates.filter(({bytes}) => !known.has(String(bytes)));
  return [
    // What was not used in one half may be worth its place in the other.
    ...counted.map((one, index) => ({
      ...one,
      uses: one.uses > 0 ? one.uses : (tried[index]?.uses ?? 0) / 2,
    })),
    ...added.map((abbreviation) => ({abbreviation, uses: abbreviation.count})),
  ];
}

/**
 * Chooses runs of bytes that get codes of their own, so that they need no length and no distance. More
 * and longer ones are tried again and again, and then those that are used and save most are kept, as a
 * unigram model of subwords is made smaller (Kudo, Subword Regularization, 2018).
 * @param sample contents of one kind only, with the shared text that they have beside the abbreviations
 * @param most abbreviations at most
 */
export function chooseAbbreviations(sample: TrainingSample, most: number): Uint8Array[] {
  if (most === 0) return [];
  const {contents} = sample;
  const prices = pricesOf(trainCodeBook(sample, {isRough: true}));
  const competition = new AbbreviationCompetition(sample, prices);
  const halves = [0, 1]
    .map((half) => contents.filter((_, index) => index % 2 === half))
    .filter(({length}) => length > 0);
  let tried: TriedAbbreviation[] = [];
  for (let search = 0; search < SEARCHES && halves.length > 0; search++) {
    const candidates = new AbbreviationCandidates();
    const half = halves[search % halves.length] as Content[];
    const counted = competition.count(half, tried, candidates);
    tried = tryNext(tried, counted, candidates.best(most));
  }
  for (const left of [Math.ceil(most * SPARE), most])
    tried = competition.best(contents, tried, left);
  return tried.map(({abbreviation}) => abbreviation.bytes).sort(inOrder);
}
