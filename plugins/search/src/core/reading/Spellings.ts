import {ByteReader} from '../format/bytes';
import {lastUpTo, lowerBound, readFrontCoded, reversed} from '../format/wordLists';
import type {Manifest} from '../format/Manifest';
import {SHARED_SCHEDULER} from './Scheduler';
import {FileStore, type Read} from './FileStore';
import {afterPrefix, type Dictionary} from './Dictionary';

export interface Spelling {
  word: string;
  distance: number;
  commonness: number;
}

interface Chunk {
  words: string[];
  commonness: Uint8Array;
}

const KEPT_CHUNKS = 24;
const MOST_CHUNKS = 5;

function decodeChunk(content: Uint8Array): Chunk {
  const reader = new ByteReader(content);
  const words = readFrontCoded(reader);
  return {words, commonness: reader.slice(words.length)};
}

export type Consider = (word: string, commonness: number) => void;

/**
 * Passes the words of a list that start with `prefix` to a test, and reads at most `mostChunks` chunks.
 *
 * @returns number of chunks that were read
 */
async function scan(
  list: FileStore<Chunk>,
  starts: readonly string[],
  prefix: string,
  test: Consider,
  mostChunks = Infinity,
): Promise<number> {
  if (starts.length === 0) return 0;
  const first = Math.max(0, lastUpTo(starts, prefix));
  const last = Math.max(first, lowerBound(starts, afterPrefix(prefix)) - 1);
  const chunks = await list.range(first, Math.min(last, first + mostChunks - 1));
  for (const {words, commonness} of chunks) {
    await SHARED_SCHEDULER.tick();
    for (let at = lowerBound(words, prefix); at < words.length; at++) {
      const word = words[at] as string;
      if (!word.startsWith(prefix)) break;
      test(word, commonness[at] as number);
    }
  }
  return chunks.length;
}

/**
 * Finds corrections of misspelled words and matches of patterns. An edit leaves one half of a word unchanged,
 * so all words at distance one are in a range of the dictionary or in a range of the list of reversed words.
 */
export class Spellings {
  readonly #backward: FileStore<Chunk>;
  readonly #frequent: FileStore<Chunk>;

  constructor(
    readonly manifest: Manifest,
    read: Read,
    readonly dictionary: Dictionary,
  ) {
    const keeping = {decode: decodeChunk, capacity: KEPT_CHUNKS};
    this.#backward = new FileStore(manifest, read, 'r', keeping);
    this.#frequent = new FileStore(manifest, read, 'w', keeping);
  }

  /**
   * Passes the words whose reversed form starts with `prefix` to a test. Reads at most `mostChunks` chunks.
   *
   * @returns number of chunks that were read
   */
  scanBackward(prefix: string, test: Consider, mostChunks = MOST_CHUNKS): Promise<number> {
    const testReversed: Consider = (word, commonness) => test(reversed(word), commonness);
    return scan(this.#backward, this.manifest.backward, prefix, testReversed, mostChunks);
  }

  /** Passes the frequent words of a large index that start with `prefix` to a test. */
  async scanFrequent(prefix: string, test: Consider): Promise<void> {
    await scan(this.#frequent, this.manifest.frequent, prefix, test);
  }

  get hasFrequentWords(): boolean {
    return this.manifest.frequent.length > 0;
  }

  async endingIn(ending: string): Promise<string[]> {
    const found: Omit<Spelling, 'distance'>[] = [];
    await this.scanBackward(reversed(ending), (word, commonness) => {
      if (word.length > ending.length) found.push({word, commonness});
    });
    return found.sort((a, b) => b.commonness - a.commonness).map(({word}) => word);
  }
}
