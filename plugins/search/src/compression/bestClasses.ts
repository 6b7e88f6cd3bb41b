import {SYMBOLS} from './SymbolCounts';

const MOST_ROUNDS = 20;
/** What every symbol counts at least, so that none is impossible. */
const LEAST_COUNT = 0.02;

/** Bits of each symbol, with fractions, in the best code for some counts. */
function idealBits(counts: Float64Array): Float64Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => Math.log2(total / count));
}

/** A row of counts without its zeros. */
interface Row {
  before: number;
  total: number;
  symbols: number[];
  counts: number[];
}

function rowOf([before, all]: [number, Float64Array]): Row {
  const row: Row = {before, total: 0, symbols: [], counts: []};
  all.forEach((count, symbol) => {
    if (count === 0) return;
    row.total += count;
    row.symbols.push(symbol);
    row.counts.push(count);
  });
  return row;
}

/**
 * Puts bytes into classes, so that what follows the bytes of a class is alike: each goes to the class
 * whose code writes its followers in the fewest bits, until none moves (Lloyd's algorithm).
 * @param followers counts of symbols behind each byte
 * @returns class of each byte; fewer classes where there are fewer bytes
 */
export function bestClasses(
  followers: ReadonlyMap<number, Float64Array>,
  classes: number,
): Uint8Array {
  const classOf = new Uint8Array(256);
  const rows = Array.from(followers, rowOf).sort(
    (a, b) => b.total - a.total || a.before - b.before,
  );
  rows.forEach(({before}, index) => {
    classOf[before] = index % classes;
  });
  for (let round = 0, moved = classes > 1; moved && round < MOST_ROUNDS; round++) {
    moved = false;
    const sums = Array.from({length: classes}, () => new Float64Array(SYMBOLS).fill(LEAST_COUNT));
    for (const {before, symbols, counts} of rows) {
      const sum = sums[classOf[before] as number] as Float64Array;
      symbols.forEach((symbol, index) => {
        sum[symbol] = (sum[symbol] as number) + (counts[index] as number);
      });
    }
    const bits = sums.map(idealBits);
    for (const {before, symbols, counts} of rows) {
      const costs = bits.map((ofSymbol) => {
        let cost = 0;
        for (let index = 0; index < symbols.length; index++)
          cost += (counts[index] as number) * (ofSymbol[symbols[index] as number] as number);
        return cost;
      });
      const best = costs.indexOf(Math.min(...costs));
      if (best === classOf[before]) continue;
      classOf[before] = best;
      moved = true;
    }
  }
  return classOf;
}
