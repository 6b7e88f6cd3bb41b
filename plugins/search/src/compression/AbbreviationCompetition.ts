import type {AbbreviationCandidate, AbbreviationCandidates} from './AbbreviationCandidates';
import {AbbreviationFinder} from './AbbreviationFinder';
import {cheapestSteps} from './cheapestSteps';
import {type Content, placeParts} from './placeParts';
import type {Prices} from './Prices';
import {Repetitions} from './Repetitions';
import {sizeOfKind, type TrainingSample} from './TrainingSample';

/** Bits of the symbol that stands before an abbreviation, about. */
const BITS_OF_SYMBOL = 2;
/** Bits that an abbreviation takes in the shared text for each byte, and beside it, about. */
const BITS_OF_BYTE = 4;
const BITS_BESIDE = 6;
/** How much more that counts than what abbreviations save, since every reader loads it. */
const WEIGHT_OF_TAKEN = 2;

/** A candidate, and how often the cheapest steps use it. */
export interface TriedAbbreviation {
  abbreviation: AbbreviationCandidate;
  uses: number;
}

/**
 * What each abbreviation costs where all of them are used so often: the bits of its code, and its share of
 * those that it takes itself, so that a rare longer one does not drive out the one within it.
 * @param times how much more content there is than was looked at
 */
function pricesOfAbbreviations(tried: readonly TriedAbbreviation[], times: number): number[] {
  const total = tried.reduce((sum, {uses}) => sum + uses, 0);
  return tried.map(({abbreviation, uses}) => {
    const taken = WEIGHT_OF_TAKEN * (BITS_OF_BYTE * abbreviation.bytes.length + BITS_BESIDE);
    // Half a use more, so that an abbreviation without any has a price.
    return BITS_OF_SYMBOL + Math.log2(total / (uses + 0.5)) + taken / (times * (uses + 0.5));
  });
}

/** Lets abbreviations compete in contents. */
export class AbbreviationCompetition {
  readonly #repetitions = new Repetitions();

  constructor(
    readonly sample: TrainingSample,
    readonly prices: Prices,
  ) {}

  #timesOf(contents: readonly Content[]): number {
    return this.sample.bytes / sizeOfKind(contents, this.sample.kind);
  }

  /**
   * Counts how often the cheapest steps use each.
   * @param candidates are told of the steps, where new ones are looked for
   */
  count(
    contents: readonly Content[],
    tried: readonly TriedAbbreviation[],
    candidates?: AbbreviationCandidates,
  ): TriedAbbreviation[] {
    const finder = new AbbreviationFinder(tried.map(({abbreviation}) => abbreviation.bytes));
    const ofAbbreviations = pricesOfAbbreviations(tried, this.#timesOf(contents));
    const prices = {
      ...this.prices,
      abbreviationSymbols: new Int32Array(this.prices.bytes.length),
      abbreviations: Int32Array.from(ofAbbreviations, Math.round),
    };
    const uses = new Uint32Array(tried.length);
    for (const content of contents) {
      const {buffer, placed} = placeParts(content);
      this.#repetitions.open(buffer, content.sharedText);
      for (const {start, end} of placed) {
        const steps = cheapestSteps(this.#repetitions, finder, start, end, prices);
        candidates?.addSteps(buffer, start, steps);
        for (const distance of steps.distances)
          if (distance < 0) uses[~distance] = (uses[~distance] as number) + 1;
      }
    }
    return tried.map(({abbreviation}, index) => ({abbreviation, uses: uses[index] as number}));
  }

  /** The abbreviations that save most in contents. */
  best(
    contents: readonly Content[],
    tried: readonly TriedAbbreviation[],
    most: number,
  ): TriedAbbreviation[] {
    const counted = this.count(contents, tried);
    const prices = pricesOfAbbreviations(counted, this.#timesOf(contents));
    return counted
      .map((one, index) => {
        const {bits, count} = one.abbreviation;
        return {one, saved: one.uses * (bits / count - (prices[index] as number))};
      })
      .filter(({saved}) => saved > 0)
      .sort((a, b) => b.saved - a.saved)
      .slice(0, most)
      .map(({one}) => one);
  }
}
