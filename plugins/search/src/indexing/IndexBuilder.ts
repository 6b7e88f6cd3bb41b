import type {Analyzer} from '../analysis/Analyzer';
import type {Page} from '../extract/Page';
import {encodeManifest, type FieldBoosts, type Manifest} from '../format/Manifest';
import {runningSums} from '../format/runningSums';
import {MANIFEST, sliceFile, spellingFile, textFile} from '../format/layout';
import {type Deflate, seal} from '../format/sealedFile';
import {encodeSlice, sliceStarts} from './cutSlices';
import {encodeTerms} from './encodeTerms';
import type {IndexContent, IndexFile} from './IndexFile';
import {makeDictionary} from './makeDictionary';
import {comparePages, cutTextBlocks, encodePageText, type PageText} from './PageText';
import type {PageCounts} from './PageCounter';
import {SectionCollector} from './SectionCollector';
import {termPostings} from './termPostings';

/** What decides the content of an index beside its pages. */
export interface IndexSettings {
  language: string;
  boosts: FieldBoosts;
  /** Words that mean the same, as their author writes them. */
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
    readonly analyzer: Analyzer,
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
    this.#pages.sort((a, b) => comparePages(a.text, b.text) || a.first - b.first);
    const pages = this.#pages.map(({text}) => text);
    const textSize = sizeOf(pages);
    const texts = cutTextBlocks(pages, textBlockSize(textSize));
    const dictionary = makeDictionary(
      texts.map(({content}) => content),
      Math.min(MOST_SHARED, Math.floor(textSize / 100)),
    );
    const {isExact} = this.settings;
    const collected = this.#pages.map(({text, first}) => ({first, count: text.sections.length}));
    const postingsOf = termPostings(this.#collector, collected, isExact);
    const leads = new Set(runningSums(pages.map(({sections}) => sections.length)));
    const {slices, spellings} = encodeTerms(this.#collector.vocabulary.terms, postingsOf, {
      isLead: (section) => leads.has(section),
      isExact,
    });
    const {forward, backward} = spellings;
    const contents = slices.map(encodeSlice);
    const manifest: Manifest = {
      id: '',
      ...this.settings,
      synonyms: this.settings.synonyms.map((group) => group.map(this.analyzer.normalize)),
      slices: sliceStarts(slices),
      forward: forward.map(({start}) => start),
      backward: backward.map(({start}) => start),
      pages: pages.map((page) => page.sections.length),
      blocks: texts.map((block) => block.sections),
      boostedPages: pages.flatMap(({boost}, index): [number, number][] =>
        boost === 1 ? [] : [[index, boost]],
      ),
      dictionary,
    };
    manifest.id = this.codec.hash([
      ...encodeManifest(manifest),
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
    yield {name: MANIFEST, parts: encodeManifest(manifest)};
  }
}

/**
 * Bytes of a text block before compression. A row reads one block, so small ones make a first
 * result small; large sites have larger ones, so that their files do not become too many.
 */
function textBlockSize(textSize: number): number {
  if (textSize < 3e6) return 1500;
  return textSize < 2e7 ? 2048 : 6144;
}

function sizeOf(pages: PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}
