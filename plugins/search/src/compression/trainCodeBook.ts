import {bestClasses} from './bestClasses';
import {cheapestSteps} from './cheapestSteps';
import {type CodeBook, REPETITION, SLOTS} from './CodeBook';
import {huffmanLengths} from './huffmanLengths';
import {abbreviationFinder} from './AbbreviationFinder';
import {evenlySpread} from './evenlySpread';
import {type FollowingBytes, START} from './followingBytes';
import {placeParts} from './placeParts';
import {pricesOf} from './Prices';
import {Repetitions} from './Repetitions';
import {SymbolCounts, SYMBOLS} from './SymbolCounts';
import {sizeOfKind, type TrainingSample} from './TrainingSample';
import {bitsOfBook} from './writeCodeBooks';

/**
 * In each round the steps are chosen by the codes of the round before. Of a large sample, evenly spread
 * files of so many bytes are looked at. More classes are tried as long as they are better.
 */
const ROUNDS = [
  {bytes: 40_000, classes: [4]},
  {bytes: Infinity, classes: [1, 2, 4, 8]},
];
/**
 * Files of a kind that a reader reads with some queries, about. These and the books, which every
 * reader reads, are to be small together: more classes make the one smaller, the other larger.
 */
const FILES_READ = 30;
/** How much more a symbol counts that was seen than one that may come. */
const WEIGHT_OF_SEEN = 8;

/** Prices before anything is known. */
const firstBook = (abbreviationStarts: Uint32Array): CodeBook<Uint8Array> => ({
  classOf: new Uint8Array(256),
  symbols: [new Uint8Array(SYMBOLS).fill(6)],
  distances: new Uint8Array(SLOTS).fill(5),
  abbreviations: new Uint8Array(abbreviationStarts.length - 1).fill(6),
  abbreviationStarts,
});

const NO_ABBREVIATIONS: Uint32Array = new Uint32Array(1);

/** Which bytes occur behind which, where the contents stand behind their shared text. */
function followingInPlace({contents, following}: TrainingSample): FollowingBytes {
  const marks = following.slice(0, START * REPETITION);
  const first = following.subarray(START * REPETITION);
  for (const start of new Set(contents.map(({sharedText}) => sharedText?.at(-1) ?? 0)))
    for (let byte = 0; byte < REPETITION; byte++)
      if (first[byte] === 1) marks[start * REPETITION + byte] = 1;
  return marks;
}

/** A book for what was counted that has a code for each byte behind each other that it occurs behind. */
function bookOf(
  {symbols, distances, abbreviations}: SymbolCounts,
  abbreviationStarts: Uint32Array,
  following: FollowingBytes,
  classes: number,
): CodeBook<Uint8Array> {
  const classOf = bestClasses(symbols, classes);
  const sums = Array.from({length: Math.max(...classOf) + 1}, () => new Float64Array(SYMBOLS));
  for (const [before, counts] of symbols) {
    const sum = sums[classOf[before] as number] as Float64Array;
    for (let symbol = 0; symbol < SYMBOLS; symbol++)
      sum[symbol] = (sum[symbol] as number) + WEIGHT_OF_SEEN * (counts[symbol] as number);
  }
  for (let pair = 0; pair < following.length; pair++) {
    if (following[pair] === 0) continue;
    const sum = sums[classOf[Math.floor(pair / REPETITION)] as number] as Float64Array;
    if (sum[pair % REPETITION] === 0) sum[pair % REPETITION] = 1;
  }
  // A length that is used in one class may be used in all.
  for (let symbol = REPETITION; symbol < SYMBOLS; symbol++) {
    if (sums.some((sum) => sum[symbol] !== 0))
      for (const sum of sums) sum[symbol] = Math.max(1, sum[symbol] as number);
  }
  return {
    classOf,
    symbols: sums.map((sum) => huffmanLengths(Array.from(sum))),
    distances: huffmanLengths(distances),
    abbreviations: huffmanLengths(abbreviations.map((count) => WEIGHT_OF_SEEN * count + 1)),
    abbreviationStarts,
  };
}

/** Bits of the symbols that were counted, without those that follow a slot. */
function bitsOfSymbols({symbols}: SymbolCounts, book: CodeBook<Uint8Array>): number {
  let bits = 0;
  for (const [before, counts] of symbols) {
    const lengths = book.symbols[book.classOf[before] as number] as Uint8Array;
    for (let symbol = 0; symbol < SYMBOLS; symbol++)
      bits += (counts[symbol] as number) * (lengths[symbol] as number);
  }
  return bits;
}

/** How the codes of a kind are trained. */
export interface Training {
  /** Where the abbreviations of the shared text begin, and where the last one ends; none are there by default. */
  abbreviationStarts?: Uint32Array | undefined;
  /** Whether little content is looked at, which is quick. Off by default. */
  isRough?: boolean;
}

/**
 * The codes by which all content of a kind is written: those that make it smallest, where every file
 * may use them without bringing its own. There is a code for each byte of it.
 */
export function trainCodeBook(
  sample: TrainingSample,
  {abbreviationStarts = NO_ABBREVIATIONS, isRough = false}: Training = {},
): CodeBook<Uint8Array> {
  const {kind, contents} = sample;
  const size = sizeOfKind(contents, kind);
  const following = followingInPlace(sample);
  const repetitions = new Repetitions();
  const finder = abbreviationFinder(abbreviationStarts);
  let book = firstBook(abbreviationStarts);
  for (const {bytes, classes} of isRough ? ROUNDS.slice(0, 1) : ROUNDS) {
    const prices = pricesOf(book);
    const counts = new SymbolCounts(abbreviationStarts.length - 1);
    const seen = evenlySpread(contents, size / bytes);
    for (const content of seen) {
      const {buffer, placed} = placeParts(content);
      repetitions.open(buffer, content.sharedText);
      const abbreviations = finder(content.sharedText);
      for (const {start, end, ...part} of placed) {
        if (part.kind !== kind) continue;
        counts.addSteps(
          buffer,
          start,
          cheapestSteps(repetitions, abbreviations, start, end, prices),
        );
      }
    }
    const weight = Math.min(FILES_READ, sample.all) / Math.max(1, seen.length);
    let least = Infinity;
    for (const number of classes) {
      const tried = bookOf(counts, abbreviationStarts, following, number);
      const bits = bitsOfSymbols(counts, tried) * weight + bitsOfBook(tried);
      if (bits >= least) break;
      least = bits;
      book = tried;
    }
  }
  return book;
}
