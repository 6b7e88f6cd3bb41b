import {ByteReader} from '../format/bytes';
import {
  commonnessOf,
  isSpelling,
  lastUpTo,
  lowerBound,
  readFrontCoded,
  reversed,
} from '../format/wordLists';
import type {Manifest} from '../format/Manifest';
import {SHARED_SCHEDULER} from './Scheduler';
import {FileStore, type Read} from './FileStore';
import {afterPrefix, type Dictionary} from './Dictionary';

/** A correction for a misspelled word. */
export interface Spelling {
  word: string;
  distance: number;
  /** Twice the binary logarithm of the number of sections with the word. */
  commonness: number;
}

interface Chunk {
  words: string[];
  commonness: Uint8Array;
}

/** Few queries are misspelled, so this code is a separate script. */
const loadEditDistance = () =>
  import(/* webpackChunkName: "search-corrections" */ './editDistance');

const KEPT_CHUNKS = 24;
const MOST_CHUNKS = 5;

function decodeChunk(content: Uint8Array): Chunk {
  const reader = new ByteReader(content);
  const words = readFrontCoded(reader);
  return {words, commonness: reader.slice(words.length)};
}

/** Maximum number of slices of the dictionary that are read to find corrections. */
const MOST_SLICES = 2;

/** Words that a pattern may match. */
export interface FoundWords {
  words: {word: string; commonness: number}[];
  /** Whether there may be other words. */
  isPartial: boolean;
  /** Files that were read to find them, in addition to the frequent words. */
  files: number;
}

/** Minimum number of letters in a rare word that may be two edits from a frequent one. */
const LONG = 9;
/** Minimum difference in commonness: 32 times as many sections. */
const TIMES = 10;

type Consider = (word: string, commonness: number) => void;

/**
 * Finds corrections of misspelled words and matches of patterns. An edit leaves one half of a word unchanged,
 * so all words at distance one are in a range of the dictionary or in a range of the list of reversed words.
 */
export class Spellings {
  readonly #chunks: FileStore<Chunk>;
  readonly #frequent: FileStore<Chunk>;

  constructor(
    readonly manifest: Manifest,
    read: Read,
    readonly dictionary: Dictionary,
  ) {
    this.#chunks = new FileStore(manifest, read, 'r', {decode: decodeChunk, capacity: KEPT_CHUNKS});
    this.#frequent = new FileStore(manifest, read, 'w', {decode: decodeChunk, capacity: 1});
  }

  /**
   * Gives the words that start so when they are reversed to a test, those of `mostChunks` chunks at most.
   * @returns number of chunks
   */
  async #scanBackward(prefix: string, test: Consider, mostChunks = MOST_CHUNKS): Promise<number> {
    const starts = this.manifest.backward;
    const first = Math.max(0, lastUpTo(starts, prefix));
    const last = Math.max(first, lowerBound(starts, afterPrefix(prefix)) - 1);
    if (starts.length === 0) return 0;
    const chunks = await this.#chunks.range(first, Math.min(last, first + mostChunks - 1));
    for (const {words, commonness} of chunks) {
      await SHARED_SCHEDULER.tick();
      for (let at = lowerBound(words, prefix); at < words.length; at++) {
        const word = words[at] as string;
        if (!word.startsWith(prefix)) break;
        test(reversed(word), commonness[at] as number);
      }
    }
    return chunks.length;
  }

  /**
   * Passes the terms that start like `word` to a test, with a prefix that is long enough to read few slices.
   */
  async #scanForward(word: string, letters: number, test: Consider): Promise<void> {
    for (let length = letters; length <= word.length; length++) {
      const prefix = word.slice(0, length);
      const entries = await this.dictionary.range(prefix, afterPrefix(prefix), MOST_SLICES);
      if (entries === undefined) continue;
      for (const {term, count} of entries) test(term, commonnessOf(count));
      return;
    }
  }

  /** Passes the frequent words of a large index to a test. */
  async scanFrequent(test: Consider): Promise<void> {
    if (!this.manifest.hasFrequentWords) return;
    const {words, commonness} = await this.#frequent.get(0);
    await SHARED_SCHEDULER.each(words.keys(), (at) =>
      test(words[at] as string, commonness[at] as number),
    );
  }

  /**
   * Words of the index that start and end so. If they are too many to read, as in a large index, only some: those
   * that end so and are in a heading or in several sections, and the frequent words.
   * @param mostFiles that may be read
   */
  async wordsWith(prefix: string, ending = '', mostFiles = Infinity): Promise<FoundWords> {
    const entries = await this.dictionary.range(prefix, afterPrefix(prefix), mostFiles);
    if (entries !== undefined) {
      const all = entries.map(({term, count}) => ({word: term, commonness: commonnessOf(count)}));
      const files = this.dictionary.slicesOf(prefix, afterPrefix(prefix));
      return {words: all.filter(({word}) => word.endsWith(ending)), isPartial: false, files};
    }
    const found = new Map<string, number>();
    const take: Consider = (word, commonness) => {
      if (word.startsWith(prefix) && word.endsWith(ending)) found.set(word, commonness);
    };
    await this.scanFrequent(take);
    const isInEnds = ending !== '' || !this.manifest.hasFrequentWords;
    const files = isInEnds ? await this.#scanBackward(reversed(ending), take, mostFiles) : 0;
    return {
      words: Array.from(found, ([word, commonness]) => ({word, commonness})),
      isPartial: true,
      files,
    };
  }

  /**
   * Returns the frequent word of a large index that a rare one is most likely a misspelling of. It has the
   * same first letter, is one edit away (or two in a long word), and is much more frequent.
   *
   * @param isOther whether a word is a different word instead of a form of the rare one
   */
  async frequentFor(
    rare: string,
    count: number,
    isOther: (word: string) => boolean,
  ): Promise<string | undefined> {
    if (!this.manifest.hasFrequentWords) return undefined;
    const {editDistance} = await loadEditDistance();
    const limit = rare.length >= LONG ? 2 : 1;
    const least = commonnessOf(count) + TIMES;
    let best: Spelling | undefined;
    const rank = ({distance, commonness}: Spelling): number => commonness - 100 * distance;
    await this.scanFrequent((word, commonness) => {
      if (commonness < least || word[0] !== rare[0]) return;
      const distance = editDistance(rare, word, limit);
      const found = {word, distance, commonness};
      if (distance > limit || !isOther(word) || (best && rank(best) >= rank(found))) return;
      best = found;
    });
    return best?.word;
  }

  /** Returns words with this ending and more letters before it, the most common first. */
  async endingIn(ending: string): Promise<string[]> {
    const found: Omit<Spelling, 'distance'>[] = [];
    await this.#scanBackward(reversed(ending), (word, commonness) => {
      if (word.length > ending.length) found.push({word, commonness});
    });
    return found.sort((a, b) => b.commonness - a.commonness).map(({word}) => word);
  }

  /**
   * Returns words near a misspelled one, without the word itself, the nearest and most common first.
   *
   * @param isPrefix whether the word may be unfinished. If so, the beginnings of longer words count
   */
  async near(word: string, limit: number, isPrefix: boolean): Promise<Spelling[]> {
    const {editDistance} = await loadEditDistance();
    const found = new Map<string, Spelling>();
    const half = Math.max(1, (word.length >> 1) - (limit > 1 || isPrefix ? 1 : 0));
    const consider = (candidate: string, commonness: number): void => {
      if (candidate === word) return;
      let distance = editDistance(word, candidate, limit);
      if (isPrefix && distance > limit && candidate.length > word.length) {
        for (let length = word.length - 1; length <= word.length + 1; length++)
          distance = Math.min(
            distance,
            editDistance(word, candidate.slice(0, length), limit) + 0.5,
          );
      }
      if (distance <= limit + 0.5 && isSpelling(candidate))
        found.set(candidate, {word: candidate, distance, commonness});
    };
    const tail = reversed(word).slice(0, Math.max(1, (word.length - 1) >> 1));
    await Promise.all([
      this.scanFrequent(consider),
      this.#scanForward(word, half, consider),
      this.#scanBackward(tail, (candidate, commonness) => {
        // Most words are too short or too long, which is faster to check than the distance.
        if (isPrefix || Math.abs(candidate.length - word.length) <= limit)
          consider(candidate, commonness);
      }),
    ]);
    const rank = ({word: candidate, distance, commonness}: Spelling): number =>
      distance * 100 + (candidate[0] === word[0] ? 0 : 12) - commonness;
    return Array.from(found.values()).sort(
      (a, b) => rank(a) - rank(b) || (a.word < b.word ? -1 : 1),
    );
  }
}
