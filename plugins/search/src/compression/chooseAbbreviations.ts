import {cheapestSteps} from './cheapestSteps';
import {cheapestWays} from './cheapestWays';
import {
  type AbbreviationCandidate,
  abbreviationCandidates,
  type PricedBytes,
} from './abbreviationCandidates';
import {AbbreviationFinder} from './AbbreviationFinder';
import {type AbbreviationSample, sizeOfAll} from './abbreviationSample';
import {type Content, type PlacedPart, placeParts} from './placeParts';
import {type Prices, pricesOf} from './Prices';
import {Repetitions} from './Repetitions';
import {SymbolCounts} from './SymbolCounts';
import {trainCodeBook} from './trainCodeBooks';

/** Abbreviations that are tried first, at most. */
const CANDIDATES = 4096;
/** Bytes for each of them, where there are few. */
const BYTES_OF_CANDIDATE = 48;
/** Of how many that compete one stays, until there are as few as wanted. */
const KEPT_OF_TRIED = 8;
/** Bits of the symbol that stands before an abbreviation, about. */
const BITS_OF_SYMBOL = 2;
/** Bits that an abbreviation takes in the dictionary for each byte, and beside it, about. */
const BITS_OF_BYTE = 4;
const BITS_BESIDE = 6;
/** How much more that counts than what abbreviations save, since every reader loads it. */
const WEIGHT_OF_TAKEN = 2;

/** A candidate, and how often the cheapest steps use it. */
interface Tried {
  abbreviation: AbbreviationCandidate;
  uses: number;
}

/** Opens contents one after the other, and calls back for each part. */
function eachPart(
  contents: readonly Content[],
  visit: (repetitions: Repetitions, part: PlacedPart) => void,
): void {
  const repetitions = new Repetitions();
  for (const content of contents) {
    const {buffer, placed} = placeParts(content);
    repetitions.open(buffer, content.dictionary);
    for (const part of placed) visit(repetitions, part);
  }
}

/**
 * What each abbreviation costs where all of them are used so often: the bits of its code, and its share of
 * those that it takes itself, so that a rare longer one does not drive out the one within it.
 * @param times how much more content there is than was looked at
 */
function pricesOfAbbreviations(tried: readonly Tried[], times: number): number[] {
  const total = tried.reduce((sum, {uses}) => sum + uses, 0);
  return tried.map(({abbreviation, uses}) => {
    const taken = WEIGHT_OF_TAKEN * (BITS_OF_BYTE * abbreviation.bytes.length + BITS_BESIDE);
    // Half a use more, so that an abbreviation without any has a price.
    return BITS_OF_SYMBOL + Math.log2(total / (uses + 0.5)) + taken / (times * (uses + 0.5));
  });
}

/** Counts how often abbreviations are used where they compete with each other. */
function countUses(
  contents: readonly Content[],
  tried: readonly Tried[],
  times: number,
  prices: Prices,
): Tried[] {
  const finder = new AbbreviationFinder(tried.map(({abbreviation}) => abbreviation.bytes));
  const withAbbreviations = {
    ...prices,
    abbreviationSymbols: new Int32Array(prices.bytes.length),
    abbreviations: Int32Array.from(pricesOfAbbreviations(tried, times), Math.round),
  };
  const counts = new SymbolCounts(tried.length);
  eachPart(contents, (repetitions, {start, end}) => {
    const steps = cheapestSteps(repetitions, finder, start, end, withAbbreviations);
    counts.addSteps(repetitions.buffer, start, steps);
  });
  return tried.map(({abbreviation}, index) => ({
    abbreviation,
    uses: counts.abbreviations[index] as number,
  }));
}

/** The abbreviations that save most. */
function best(tried: readonly Tried[], times: number, most: number): Tried[] {
  const prices = pricesOfAbbreviations(tried, times);
  return tried
    .map((one, index) => {
      const {bits, count} = one.abbreviation;
      return {one, saved: one.uses * (bits / count - (prices[index] as number))};
    })
    .filter(({saved}) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
    .slice(0, most)
    .map(({one}) => one);
}

/** Short ones first, and those of one length by their bytes: so they are compressed best. */
function inOrder(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return a.length - b.length || (a[at] ?? 0) - (b[at] ?? 0);
}

/** The contents one after the other, with what they cost without abbreviations. */
function pricedBytes(contents: readonly Content[], prices: Prices): PricedBytes {
  const size = sizeOfAll(contents);
  const priced = {bytes: new Uint8Array(size), bits: new Float64Array(size + 1)};
  const noAbbreviations = new AbbreviationFinder([]);
  let at = 0;
  eachPart(contents, (repetitions, {start, end}) => {
    const {bits} = cheapestWays(repetitions, noAbbreviations, start, end, prices);
    const before = priced.bits[at] as number;
    priced.bytes.set(repetitions.buffer.subarray(start, end), at);
    for (let place = 1; place < bits.length; place++)
      priced.bits[at + place] = before + (bits[place] as number);
    at += end - start;
  });
  return priced;
}

/**
 * Chooses runs of bytes that get codes of their own, so that they need no length and no distance. Many
 * are tried together, and those that are used and save most are kept, as a unigram model of subwords is
 * made smaller (Kudo, Subword Regularization, 2018).
 * @param most abbreviations at most
 */
export function chooseAbbreviations(
  {contents, kind, times}: AbbreviationSample,
  most: number,
): Uint8Array[] {
  if (most === 0) return [];
  const prices = pricesOf(trainCodeBook(contents, kind, {isRough: true}));
  const priced = pricedBytes(contents, prices);
  const candidates = Math.min(CANDIDATES, Math.ceil(priced.bytes.length / BYTES_OF_CANDIDATE));
  let tried = abbreviationCandidates(priced, candidates).map((abbreviation): Tried => ({
    abbreviation,
    uses: abbreviation.count,
  }));
  do {
    const kept = Math.max(most, Math.floor(tried.length / KEPT_OF_TRIED));
    tried = best(countUses(contents, tried, times, prices), times, kept);
  } while (tried.length > most);
  return tried.map(({abbreviation}) => abbreviation.bytes).sort(inOrder);
}
