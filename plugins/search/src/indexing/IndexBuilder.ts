import type {Analyzer} from '../analysis/Analyzer';
import type {Page} from '../extract/Page';
import {encodeManifest, type FieldBoosts, type Manifest} from '../format/Manifest';
import {MANIFEST, sliceFile, spellingFile, textFile} from '../format/layout';
import {type Deflate, seal} from '../format/sealedFile';
import {cutSlices, encodeSlice, encodeTerm, type EncodedTerm} from './cutSlices';
import type {Postings} from './encodePostings';
import {cutSpellings} from './cutSpellings';
import {groupByTerm} from './groupByTerm';
import {makeDictionary} from './makeDictionary';
import {cutTextBlocks, encodePageText, type PageText} from './PageText';
import {addPosting, meanLengths} from './rankPostings';
import type {PageCounts} from './PageCounter';
import {SectionCollector} from './SectionCollector';
import {summarizePrefixes} from './summarizePrefixes';

/** What decides the content of an index beside its pages. */
export interface IndexSettings {
  language: string;
  boosts: FieldBoosts;
  synonyms: string[][];
  excerptLength: number;
  isExact: boolean;
}

/** What the builder needs from its platform. */
export interface Codec {
  deflate: Deflate;
  /** Short content hash over all parts. */
  hash: (parts: Iterable<Uint8Array>) => string;
}

/** A file of the index, ready to be written. */
export interface IndexFile {
  name: string;
  bytes: Uint8Array;
}

/** A file of the index before it is sealed: the arguments of `seal`. */
export interface IndexContent {
  name: string;
  parts: Uint8Array[];
  dictionary?: Uint8Array;
}

/** Bytes of a chunk of the spelling lists before compression. */
const SPELLING_SIZE = 5000;
/** Bytes of terms and postings from which slices are larger, so that they do not become too many. */
const LARGE = 5e6;
/** Slices of a dictionary at most that has no list of spellings forward. */
const MOST_SCANNED = 128;
/** Bytes of the text at most to which all text blocks refer back. */
const MOST_SHARED = 4096;

interface Collected {
  text: PageText;
  first: number;
}

/** Collects pages and makes the files of an index from them. The order of the pages is free. */
export class IndexBuilder {
  readonly #collector: SectionCollector;
  readonly #pages: Collected[] = [];

  constructor(
    analyzer: Analyzer,
    readonly settings: IndexSettings,
    readonly codec: Codec,
  ) {
    this.#collector = new SectionCollector(analyzer);
  }

  get sections(): number {
    return this.#collector.starts.length;
  }

  get pages(): number {
    return this.#pages.length;
  }

  add(page: Page): void {
    this.#pages.push({text: encodePageText(page), first: this.sections});
    this.#collector.add(page);
  }

  /** Adds a page whose terms were counted before. */
  addCounted(text: PageText, counts: PageCounts): void {
    this.#pages.push({text, first: this.sections});
    this.#collector.merge(counts);
  }

  /** The files, the manifest last. */
  *finish(): Generator<IndexFile> {
    for (const {name, parts, dictionary} of this.contents())
      yield {name, bytes: seal(name, parts, this.codec.deflate, dictionary)};
  }

  /** What the files hold, the manifest last. */
  *contents(): Generator<IndexContent> {
    this.#pages.sort((a, b) =>
      a.text.url < b.text.url ? -1 : a.text.url > b.text.url ? 1 : a.first - b.first,
    );
    const pages = this.#pages.map(({text}) => text);
    const textSize = sizeOf(pages);
    const texts = cutTextBlocks(pages, textBlockSize(textSize));
    const dictionary = makeDictionary(
      texts.map(({content}) => content),
      Math.min(MOST_SHARED, Math.floor(textSize / 100)),
    );
    const {slices, spellings} = this.#slices();
    const {forward, backward} = spellings;
    const contents = slices.map(encodeSlice);
    const manifest: Manifest = {
      id: '',
      ...this.settings,
      slices: slices.map((slice) => slice[0]?.term ?? ''),
      forward: forward.map(({first}) => first),
      backward: backward.map(({first}) => first),
      pages: pages.map((page) => page.sections.length),
      blocks: texts.map((block) => block.sections),
      boostedPages: pages.flatMap(({boost}, index): [number, number][] =>
        boost === 1 ? [] : [[index, boost]],
      ),
      dictionary,
    };
    manifest.id = this.codec.hash([
      encodeManifest(manifest),
      ...contents.flat(),
      ...texts.map(({content}) => content),
    ]);
    for (const [number, content] of contents.entries()) {
      yield {name: sliceFile(manifest.id, number), parts: content};
    }
    for (const [direction, chunks] of [['f', forward] as const, ['r', backward] as const]) {
      for (const [number, {content}] of chunks.entries()) {
        yield {name: spellingFile(manifest.id, direction, number), parts: [content]};
      }
    }
    for (const [number, {content}] of texts.entries()) {
      yield {name: textFile(manifest.id, number), parts: [content], dictionary};
    }
    yield {name: MANIFEST, parts: [encodeManifest(manifest)]};
  }

  #slices(): {
    slices: EncodedTerm[][];
    spellings: ReturnType<typeof cutSpellings>;
  } {
    const collector = this.#collector;
    const order = new Uint32Array(this.sections);
    const leads = new Uint8Array(this.sections);
    let section = 0;
    for (const {text, first} of this.#pages) {
      leads[first] = 1;
      for (let index = 0; index < text.sections.length; index++) order[section++] = first + index;
    }
    const means = meanLengths(collector, (collected) => leads[collected] === 1);
    const grouped = groupByTerm(collector, order);
    const sorted = collector.terms.map((_, id) => id);
    sorted.sort((a, b) =>
      (collector.terms[a] as string) < (collector.terms[b] as string) ? -1 : 1,
    );
    const postingsOf = (id: number): Postings => {
      const {isExact} = this.settings;
      const postings: Postings = {sections: [], impacts: [], headings: [], weights: [], isExact};
      for (let at = grouped.offsets[id] as number; at < (grouped.offsets[id + 1] as number); at++) {
        const final = grouped.sections[at] as number;
        const collected = order[final] as number;
        addPosting(postings, collector, means, {
          record: grouped.records[at] as number,
          collected,
          section: final,
          isLead: leads[collected] === 1,
          isExact,
        });
      }
      return postings;
    };
    const terms: EncodedTerm[] = [];
    const ids: number[] = [];
    for (const id of sorted) {
      const postings = postingsOf(id);
      if (postings.sections.length === 0) continue;
      terms.push(encodeTerm(collector.terms[id] as string, postings));
      ids.push(id);
    }
    const bytes = terms.reduce((sum, {postings}) => sum + postings.length + 6, 0);
    const size = bytes > LARGE ? 4096 : 2500;
    const summaries = this.settings.isExact
      ? []
      : summarizePrefixes(terms, (index) => postingsOf(ids[index] as number), size * 2);
    const all = [...terms, ...summaries].sort((a, b) => (a.term < b.term ? -1 : 1));
    const slices = cutSlices(all, size);
    const spellings = cutSpellings(terms, SPELLING_SIZE, slices.length > MOST_SCANNED);
    return {slices, spellings};
  }
}

/**
 * Bytes of a text block before compression. A row reads one block, so small ones make a first
 * result small; large sites have larger ones, so that their files do not become too many.
 */
function textBlockSize(textSize: number): number {
  if (textSize < 3e6) return 1500;
  return textSize < 2e7 ? 2048 : 4096;
}

function sizeOf(pages: PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}
