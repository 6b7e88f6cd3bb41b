/** Shortest and longest candidate, in bytes: longer runs cost little as repetitions. */
const SHORTEST_CANDIDATE = 2;
const LONGEST_CANDIDATE = 10;
/** What an abbreviation costs where it stands, in bits, about. */
const BITS_OF_ABBREVIATION = 10;
/** What an abbreviation must save in all texts that are looked at, in bits: it takes some itself. */
const LEAST_SAVED = 40;
/** Bits that number the entries of the largest table; small contents have a smaller one. */
const TABLE_BITS = 18;
/** Entries of the table for each candidate: most are the same words with one letter more or less. */
const ENTRIES = 3;

/** A run of bytes that may become an abbreviation. */
export interface AbbreviationCandidate {
  bytes: Uint8Array;
  /** How often it occurs. */
  count: number;
  /** What all that takes without the abbreviation, in bits. */
  bits: number;
}

/** Contents one after the other, with what it costs to write all up to each place. */
export interface PricedBytes {
  bytes: Uint8Array;
  bits: Float64Array;
}

/** Tells of each run of bytes that costs more than an abbreviation: a hash, what it costs, and where it is. */
function eachRun(
  {bytes, bits}: PricedBytes,
  tell: (hash: number, cost: number, start: number, end: number) => void,
): void {
  for (let start = 0; start < bytes.length; start++) {
    const most = Math.min(bytes.length, start + LONGEST_CANDIDATE);
    const before = (bits[start] as number) + BITS_OF_ABBREVIATION;
    let hash = 0;
    for (let end = start + 1; end <= most; end++) {
      hash = Math.imul(hash ^ (bytes[end - 1] as number), 0x9e3779b1) + end - start;
      const saved = (bits[end] as number) - before;
      if (end - start >= SHORTEST_CANDIDATE && saved > 0) tell(hash, saved, start, end);
    }
  }
}

/** A candidate while its occurrences are counted. */
interface Counted {
  start: number;
  end: number;
  count: number;
  saved: number;
}

/**
 * The runs of bytes that would save most as abbreviations, each as if there were no other.
 * @param most candidates at most
 */
export function abbreviationCandidates(
  content: PricedBytes,
  most: number,
): AbbreviationCandidate[] {
  const {bytes} = content;
  const tableBits = Math.min(TABLE_BITS, 34 - Math.clz32(bytes.length));
  const shift = 32 - tableBits;
  const savedBy = new Float32Array(1 << tableBits);
  eachRun(content, (hash, saved) => {
    savedBy[hash >>> shift] = (savedBy[hash >>> shift] as number) + saved;
  });
  const worth = savedBy.filter((bits) => bits > LEAST_SAVED).sort();
  const least = worth.at(-ENTRIES * most) ?? LEAST_SAVED;
  const candidates = new Map<number, Counted>();
  eachRun(content, (hash, saved, start, end) => {
    if ((savedBy[hash >>> shift] as number) < least) return;
    const known = candidates.get(hash);
    if (known === undefined) candidates.set(hash, {start, end, count: 1, saved});
    else {
      known.count++;
      known.saved += saved;
    }
  });
  return Array.from(candidates.values())
    .filter(({count, saved}) => count > 1 && saved > LEAST_SAVED)
    .sort((a, b) => b.saved - a.saved)
    .slice(0, most)
    .map(({start, end, count, saved}) => ({
      bytes: bytes.subarray(start, end),
      count,
      bits: saved + count * BITS_OF_ABBREVIATION,
    }));
}
