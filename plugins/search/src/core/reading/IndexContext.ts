import type {Analyzer} from '../text/Analyzer';
import type {Manifest} from '../format/Manifest';
import {runningSums} from '../format/bytes';
import {Dictionary} from './Dictionary';
import type {Read} from './FileStore';
import {
  headsOf,
  type SectionHead,
  type SectionStore,
  type SectionText,
  textsOf,
} from './SectionStore';
import {Spellings} from './Spellings';

/**
 * Returns a function that looks up the synonyms of a word: the other words of each group that contains it.
 * @param groups groups of synonyms in their indexed form; a word can be in several groups
 */
function synonymLookup(
  groups: readonly (readonly string[])[],
  stem: (word: string) => string,
): (word: string) => readonly string[] {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      synonyms.set(stem(word), [...(synonyms.get(stem(word)) ?? []), ...others]);
    }
  }
  return (word) => synonyms.get(stem(word)) ?? [];
}

export class IndexContext {
  readonly dictionary: Dictionary;
  readonly spellings: Spellings;
  readonly heads: SectionStore<SectionHead>;
  readonly texts: SectionStore<SectionText>;
  readonly sectionCount: number;
  readonly #leads: Uint32Array;
  readonly #sizes: Uint32Array;
  readonly #boosts: ReadonlyMap<number | undefined, number>;
  readonly synonymsOf: (word: string) => readonly string[];

  constructor(
    readonly manifest: Manifest,
    read: Read,
    readonly analyzer: Analyzer,
  ) {
    this.dictionary = new Dictionary(manifest, read);
    this.spellings = new Spellings(manifest, read, this.dictionary);
    this.heads = headsOf(manifest, read);
    this.texts = textsOf(manifest, read);
    const starts = runningSums(manifest.pages);
    this.sectionCount = starts[manifest.pages.length] as number;
    this.#leads = new Uint32Array(this.sectionCount);
    this.#sizes = new Uint32Array(this.sectionCount);
    for (const [page, size] of manifest.pages.entries()) {
      const start = starts[page] as number;
      this.#leads.fill(start, start, start + size);
      this.#sizes[start] = size;
    }
    this.#boosts = new Map(
      manifest.boosts.flatMap(([first, pages, boost]) =>
        Array.from({length: pages}, (_, at) => [starts[first + at], boost] as const),
      ),
    );
    this.synonymsOf = synonymLookup(manifest.synonyms, analyzer.stem);
  }

  leadOf = (section: number): number => this.#leads[section] as number;

  isLead = (section: number): boolean => this.leadOf(section) === section;

  sizeOf = (lead: number): number => this.#sizes[lead] as number;
  get pageCount(): number {
    return this.manifest.pages.length;
  }
  boostOf = (section: number): number => this.#boosts.get(this.leadOf(section)) ?? 1;
}
