import {ByteReader} from '../format/bytes';
import {commonnessOf, lastUpTo, lowerBound, readFrontCoded, reversed} from '../format/wordLists';
import type {Manifest} from '../format/Manifest';
import {SHARED_SCHEDULER} from './Scheduler';
import {FileStore, type Read} from './FileStore';
import {afterPrefix, type Dictionary} from './Dictionary';

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
const loadNearSpellings = () =>
  import(/* webpackChunkName: "search-corrections" */ './nearSpellings');

const KEPT_CHUNKS = 24;
const MOST_CHUNKS = 5;

function decodeChunk(content: Uint8Array): Chunk {
  const reader = new ByteReader(content);
  const words = readFrontCoded(reader);
  return {words, commonness: reader.slice(words.length)};
}

const MOST_SLICES = 2;

export type Consider = (word: string, commonness: number) => void;

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
   * Passes the words whose reversed form starts with `prefix` to a test, and reads at most `mostChunks` chunks.
   * @returns number of chunks that were read
   */
  async scanBackward(prefix: string, test: Consider, mostChunks = MOST_CHUNKS): Promise<number> {
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
   * Passes the terms that share a prefix with `word` to a test. The prefix has `letters` letters, or more if
   * that many would need too many slices.
   */
  async scanForward(word: string, letters: number, test: Consider): Promise<void> {
    for (let length = letters; length <= word.length; length++) {
      const prefix = word.slice(0, length);
      const entries = await this.dictionary.range(prefix, afterPrefix(prefix), MOST_SLICES);
      if (entries === undefined) continue;
      for (const {term, count} of entries) test(term, commonnessOf(count));
      return;
    }
  }

  async scanFrequent(test: Consider): Promise<void> {
    if (!this.manifest.hasFrequentWords) return;
    const {words, commonness} = await this.#frequent.get(0);
    await SHARED_SCHEDULER.each(words.keys(), (at) =>
      test(words[at] as string, commonness[at] as number),
    );
  }

  async frequentFor(
    rare: string,
    count: number,
    isOther: (word: string) => boolean,
  ): Promise<string | undefined> {
    if (!this.manifest.hasFrequentWords) return undefined;
    return (await loadNearSpellings()).frequentFor(this, rare, count, isOther);
  }

  async endingIn(ending: string): Promise<string[]> {
    const found: Omit<Spelling, 'distance'>[] = [];
    await this.scanBackward(reversed(ending), (word, commonness) => {
      if (word.length > ending.length) found.push({word, commonness});
    });
    return found.sort((a, b) => b.commonness - a.commonness).map(({word}) => word);
  }

  async near(word: string, limit: number, isPrefix: boolean): Promise<Spelling[]> {
    return (await loadNearSpellings()).near(this, word, limit, isPrefix);
  }
}
