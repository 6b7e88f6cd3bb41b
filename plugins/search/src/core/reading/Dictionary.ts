import {isTerm, SUMMARY, WHOLE} from '../format/layout';
import type {Manifest} from '../format/Manifest';
import {SearchIndexError} from '../format/sealedFile';
import {type PostingList, DictionarySlice} from './DictionarySlice';
import {lastUpTo, lowerBound} from '../format/wordLists';
import {type Scheduler, SHARED_SCHEDULER} from './Scheduler';
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

  /**
   * Finds the terms in the first `mostSlices` slices that the list needs. Terms in other slices are left out.
   * @returns entries in the order of the terms, whether terms were left out, and the number of slices
   */
  async findFew(
    terms: readonly string[],
    mostSlices: number,
    scheduler: Scheduler,
  ): Promise<{entries: TermEntry[]; isPartial: boolean; files: number}> {
    const slices = new Set<number>();
    const reachable = terms.filter((term) => {
      const slice = this.#numberOf(term);
      if (slices.size < mostSlices) slices.add(slice);
      return slices.has(slice);
    });
    // In order, so that each slice is read once.
    const found = await scheduler.all(Array.from(reachable).sort(), (term) => this.find(term));
    const entries = found.filter((entry) => entry !== undefined);
    return {entries, isPartial: reachable.length < terms.length, files: slices.size};
  }

  #entryOf(slice: DictionarySlice, at: number): TermEntry {
    const term = slice.terms[at] as string;
    const count = slice.counts[at] as number;
    return {term, count, isShort: slice.isShort(at), postings: () => slice.postings(at)};
  }

  async whole(entry: TermEntry): Promise<TermEntry> {
    if (!entry.isShort) return entry;
    const key = WHOLE + entry.term;
    const found = await this.find(key);
    if (found === undefined)
      throw new SearchIndexError('damaged', this.#store.nameOf(this.#numberOf(key)));
    return {...found, term: entry.term};
  }

  summary(prefix: string): Promise<TermEntry | undefined> {
    return this.find(SUMMARY + prefix);
  }
}

export const afterPrefix = (prefix: string): string => `${prefix}\uffff`;
