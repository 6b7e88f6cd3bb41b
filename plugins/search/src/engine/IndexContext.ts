import type {Analyzer} from '../analysis/Analyzer';
import type {Manifest} from '../format/Manifest';
import type {RankingContext} from '../query/RankingContext';
import {lastUpTo} from './binarySearch';
import {Dictionary} from './Dictionary';
import type {Read} from './FileStore';
import {Spellings} from './Spelling';
import {runningSums} from '../format/runningSums';
import {TextStore} from './TextStore';

/** What all queries on an opened index share. */
export class IndexContext implements RankingContext {
  readonly dictionary: Dictionary;
  readonly spellings: Spellings;
  readonly texts: TextStore;
  readonly sectionCount: number;
  readonly #pageStarts: Uint32Array;
  readonly #leads: Uint8Array;
  readonly #boosts: Map<number, number>;
  readonly #synonyms = new Map<string, string[]>();

  constructor(
    readonly manifest: Manifest,
    read: Read,
    readonly analyzer: Analyzer,
  ) {
    this.dictionary = new Dictionary(manifest, read);
    this.spellings = new Spellings(manifest, read, this.dictionary);
    this.texts = new TextStore(manifest, read);
    this.#pageStarts = runningSums(manifest.pages);
    this.sectionCount = this.#pageStarts[manifest.pages.length] as number;
    this.#leads = new Uint8Array(this.sectionCount + 1);
    for (const start of this.#pageStarts) this.#leads[start] = 1;
    this.#boosts = new Map(manifest.boostedPages);
    for (const group of manifest.synonyms) {
      const words = group.map((word) => word.toLowerCase());
      for (const word of words)
        this.#synonyms.set(word, [
          ...this.synonymsOf(word),
          ...words.filter((other) => other !== word),
        ]);
    }
  }

  isLead = (section: number): boolean => this.#leads[section] === 1;

  pageOf(section: number): number {
    return lastUpTo(this.#pageStarts, section);
  }

  leadOf = (section: number): number => this.#pageStarts[this.pageOf(section)] as number;

  boostOf = (section: number): number =>
    this.#boosts.size === 0 ? 1 : (this.#boosts.get(this.pageOf(section)) ?? 1);

  synonymsOf = (word: string): string[] => this.#synonyms.get(word) ?? [];

  close(): void {
    this.dictionary.close();
    this.spellings.close();
    this.texts.close();
  }
}
