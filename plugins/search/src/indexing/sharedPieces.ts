import {joinBytes} from './joinBytes';

/** Bytes of a run of text that is counted as one. */
const GRAM = 6;
/** Bytes of a piece of the shared text. */
const PIECE = 32;
/** Text that is looked at, in bytes; of more, evenly spread blocks. */
const SAMPLE = 600_000;
const TABLE_BITS = 18;

interface Piece {
  score: number;
  content: Uint8Array;
}

/** Hash of the run of text at each place. */
function hashGrams(content: Uint8Array): Uint32Array {
  const count = Math.max(0, content.length - GRAM + 1);
  const hashes = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    let hash = 0;
    for (let offset = 0; offset < GRAM; offset++)
      hash = Math.imul(hash ^ (content[at + offset] as number), 0x9e3779b1) + offset;
    hashes[at] = hash >>> (32 - TABLE_BITS);
  }
  return hashes;
}

/** Counts in how many blocks each run occurs. */
function countBlocks(hashes: readonly Uint32Array[]): Uint16Array {
  const counts = new Uint16Array(1 << TABLE_BITS);
  const seenIn = new Uint32Array(1 << TABLE_BITS);
  hashes.forEach((block, index) => {
    for (const hash of block) {
      if (seenIn[hash] === index + 1) continue;
      seenIn[hash] = index + 1;
      counts[hash] = (counts[hash] as number) + 1;
    }
  });
  return counts;
}

/** The piece within a stretch of text whose runs occur in the most other blocks. */
function bestPiece(content: Uint8Array, hashes: Uint32Array, counts: Uint16Array): Piece {
  const worth = (at: number): number => Math.max(0, (counts[hashes[at] ?? 0] as number) - 1);
  const width = PIECE - GRAM + 1;
  let score = 0;
  for (let at = 0; at < Math.min(width, hashes.length); at++) score += worth(at);
  let best = {score, at: 0};
  for (let at = 1; at + width <= hashes.length; at++) {
    score += worth(at + width - 1) - worth(at - 1);
    if (score > best.score) best = {score, at};
  }
  for (let at = best.at; at < Math.min(best.at + width, hashes.length); at++)
    counts[hashes[at] as number] = 0;
  return {score: best.score, content: content.subarray(best.at, best.at + PIECE)};
}

/**
 * Chooses text that many blocks can refer back to: the pieces whose runs of six bytes occur in the
 * most blocks, each run counted once. What is worth most comes last, where it is reached cheapest.
 * Source: Liao, Petri, Moffat, Wirth: Effective Construction of Relative Lempel-Ziv Dictionaries.
 * @param size bytes of the shared text at most
 */
export function sharedPieces(blocks: readonly Uint8Array[], size: number): Uint8Array {
  const total = blocks.reduce((sum, {length}) => sum + length, 0);
  const step = Math.max(1, Math.ceil(total / SAMPLE));
  const sample = blocks.filter((_, index) => index % step === 0);
  const hashes = sample.map(hashGrams);
  const counts = countBlocks(hashes);
  const sampled = sample.reduce((sum, {length}) => sum + length, 0);
  const stretch = Math.max(PIECE, Math.floor((sampled * PIECE) / size));
  const pieces: Piece[] = [];
  for (const [index, content] of sample.entries()) {
    for (let at = 0; at < content.length; at += stretch) {
      const part = (hashes[index] as Uint32Array).subarray(at, at + stretch);
      const piece = bestPiece(content.subarray(at), part, counts);
      if (piece.score > 0) pieces.push(piece);
    }
  }
  const chosen = pieces
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.floor(size / PIECE))
    .reverse();
  return joinBytes(chosen.map(({content}) => content));
}
