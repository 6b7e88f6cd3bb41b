import type {Analyzer} from '../analysis/Analyzer';
import type {CodeBook} from '../compression/CodeBook';
import {type Content, partsOf} from '../compression/placeParts';
import {trainCodeBook, trainCodeBooks} from '../compression/trainCodeBooks';
import {listsOfBook} from '../compression/writeCodeBooks';
import type {Page} from '../extract/Page';
import {encodeManifest, type FieldBoosts, type Manifest} from '../format/Manifest';
import {runningSums} from '../format/runningSums';
import {
  DIRECTORY,
  MANIFEST,
  sliceFile,
  SPELLING_PARTS,
  spellingFile,
  TEXT_PARTS,
  textFile,
} from '../format/layout';
import {type FileContent, sealer} from '../format/sealedFile';
import {encodeSlice, sliceStarts} from './cutSlices';
import {encodeTerms} from './encodeTerms';
import type {IndexFile} from './IndexFile';
import {makeDictionary} from './makeDictionary';
import {comparePages, cutTextBlocks, encodePageText, type PageText} from './PageText';
import type {PageCounts} from './PageCounter';
import {SectionCollector} from './SectionCollector';
import {termPostings} from './termPostings';
import {textBlockSize} from './textBlockSize';

/** What decides the content of an index beside its pages. */
export interface IndexSettings {
  language: string;
  boosts: FieldBoosts;
  /** Words that mean the same, as their author writes them. */
  synonyms: string[][];
  excerptLength: number;
  isExact: boolean;
}

/** Short content hash over all parts. */
export type ContentHash = (parts: Iterable<Uint8Array>) => string;

/** Text to which all text blocks refer back: bytes at most, and share of all text at most. */
const SHARED = {bytes: 8192, share: 1 / 28};

/** What is to be compressed, and how. */
export interface IndexContents {
  contents: FileContent[];
  /** By kind of part. */
  books: CodeBook<Uint8Array>[];
}

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
    readonly hash: ContentHash,
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
    const {contents, books} = this.contents();
    const seal = sealer(books);
    for (const content of contents) yield {name: content.name, bytes: seal(content)};
  }

  /** What the files hold, the manifest last, and the codes by which they are compressed. */
  contents(): IndexContents {
    this.#pages.sort((a, b) => comparePages(a.text, b.text) || a.first - b.first);
    const pages = this.#pages.map(({text}) => text);
    const textSize = sizeOf(pages);
    const texts = cutTextBlocks(pages, textBlockSize(textSize, this.sections));
    const dictionary = makeDictionary(
      texts.map(({content}) => content),
      Math.min(SHARED.bytes, Math.floor(textSize * SHARED.share)),
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
    const sliceParts = slices.map(encodeSlice);
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
    const spellingContents = (direction: 'f' | 'r', chunks: typeof forward) =>
      chunks.map(({content}, number) => ({
        nameOf: (id: string) => spellingFile(id, direction, number),
        parts: partsOf(SPELLING_PARTS, [content]),
      }));
    const data: (Content & {nameOf: (id: string) => string})[] = [
      ...sliceParts.map((parts, number) => ({
        nameOf: (id: string) => sliceFile(id, number),
        parts,
      })),
      ...spellingContents('f', forward),
      ...spellingContents('r', backward),
      ...texts.map(({content}, number) => ({
        nameOf: (id: string) => textFile(id, number),
        parts: partsOf(TEXT_PARTS, [content]),
        dictionary,
      })),
    ];
    const books = trainCodeBooks(data, DIRECTORY);
    // The codes are part of it: a file that a browser has kept must not be read with those of another build.
    manifest.id = this.hash([
      ...[encodeManifest(manifest), ...data.map(({parts}) => parts)].flat().map(({bytes}) => bytes),
      ...books.flatMap(listsOfBook),
    ]);
    const directory = {name: MANIFEST, parts: encodeManifest(manifest)};
    const files = data.map(({nameOf, ...content}) => ({name: nameOf(manifest.id), ...content}));
    return {
      contents: [...files, directory],
      books: [...books, trainCodeBook([directory], DIRECTORY)],
    };
  }
}

function sizeOf(pages: PageText[]): number {
  let bytes = 0;
  for (const page of pages) for (const section of page.sections) bytes += section.length;
  return bytes;
}
