import {isTerm, SUMMARY} from '../format/layout';
import type {Manifest} from '../format/Manifest';
import {type PostingList, DictionarySlice} from './DictionarySlice';
import {lastUpTo, lowerBound} from '../format/wordLists';
import {SHARED_SCHEDULER} from './Scheduler';
import {FileStore, type Read} from './FileStore';

export interface TermEntry {
  term: string;
  count: number;
  /** Whether the list contains only the best sections of the term. */
  isShort: boolean;
  postings: () => PostingList;
}

/** Number of decoded slices in the cache. Most queries read fewer, even if they are typed letter by letter. */
const KEPT_SLICES = 256;

const FEW_SLICES = 36;

export class Dictionary {
  readonly #store: FileStore<DictionarySlice>;
  readonly #starts: readonly string[];

  constructor(manifest: Manifest, read: Read) {
    this.#starts = manifest.slices;
    this.#store = new FileStore(manifest, read, 't', {
      decode: (content) => new DictionarySlice(content),
      capacity: KEPT_SLICES,
    });
  }

  /** Whether reading all slices takes more files than a query may read. */
  get isLarge(): boolean {
    return this.#starts.length > FEW_SLICES;
  }

  #numberOf(term: string): number {
    return Math.max(0, lastUpTo(this.#starts, term));
  }

  /** Name of the file that contains a term if the index has that term. */
  fileOf(term: string): string {
    return this.#store.nameOf(this.#numberOf(term));
  }

  slicesOf(low: string, high: string): number {
    return Math.max(1, lowerBound(this.#starts, high) - this.#numberOf(low));
  }

  /**
   * Returns all terms from `low` up to but not including `high`; undefined if they are in more than `most`
   * slices.
   *
   * @param isWanted filters the keys. Default: only terms
   */
  async range(
    low: string,
    high: string,
    most = Infinity,
    isWanted = isTerm,
  ): Promise<TermEntry[] | undefined> {
    const first = this.#numberOf(low);
    const slices = this.slicesOf(low, high);
    if (slices > most) return undefined;
    const entries: TermEntry[] = [];
    for (const slice of await this.#store.range(first, first + slices - 1)) {
      await SHARED_SCHEDULER.tick();
      for (let at = lowerBound(slice.terms, low); at < slice.terms.length; at++) {
        const term = slice.terms[at] as string;
        if (term >= high) break;
        if (isWanted(term)) entries.push(this.#entryOf(slice, at));
      }
    }
    return entries;
  }

  async find(term: string): Promise<TermEntry | undefined> {
    const slice = await this.#store.get(this.#numberOf(term));
    const at = lowerBound(slice.terms, term);
    if (slice.terms[at] !== term) return undefined;
    return this.#entryOf(slice, at);
  }

  #entryOf(slice: DictionarySlice, at: number): TermEntry {
    const term = slice.terms[at] as string;
    const count = slice.counts[at] as number;
    return {term, count, isShort: slice.isShort(at), postings: () => slice.postings(at)};
  }

  summary(prefix: string): Promise<TermEntry | undefined> {
    return this.find(SUMMARY + prefix);
  }
}

export const afterPrefix = (prefix: string): string => `${prefix}\uffff`;
