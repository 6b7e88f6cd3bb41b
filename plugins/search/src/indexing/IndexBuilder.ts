import type {Analyzer} from '../analysis/Analyzer';
import {trainCodeBook} from '../compression/trainCodeBook';
import type {Page} from '../extract/Page';
import {runningSums} from '../bytes/runningSums';
import {packData, termContents, termSamples, textContents} from './DataContent';
import {type CutTerms, encodeTerms} from './encodeTerms';
import type {IndexFile} from './IndexFile';
import {lastOf} from './lastOf';
import {
  type ContentHash,
  type Directory,
  type IndexParts,
  type IndexSettings,
  makeDirectory,
} from './makeDirectory';
import {comparePages, encodePageText, type PageText} from './PageText';
import type {PageCounts} from './PageCounter';
import {sealFiles} from './sealFiles';
import {SectionCollector} from './SectionCollector';
import {type CutTexts, cutTexts, shareTexts} from './shareTexts';
import {termPostings} from './termPostings';

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

  /** The files, the manifest last, made in this thread. */
  finish(): IndexFile[] {
    const {blocks, sample} = this.texts();
    const {sharedText, book} = shareTexts(sample);
    const terms = lastOf(this.terms());
    const ofTerms = termContents(terms);
    const books = [...termSamples(ofTerms).map((one) => trainCodeBook(one)), book];
    const contents = [...ofTerms, ...textContents(blocks, sharedText)];
    const data = packData(contents, new Map(books.entries()));
    const directory = this.directory({terms, blocks, sharedText, data, books});
    return sealFiles(directory, data, [...books, trainCodeBook(directory.sample)]);
  }

  /** The texts of all pages. All pages must be there. */
  texts(): CutTexts {
    this.#pages.sort((a, b) => comparePages(a.text, b.text) || a.first - b.first);
    return cutTexts(this.#texts());
  }

  /** The terms of all pages, when their texts are cut; a step at a time, since it may take seconds. */
  terms(): Generator<void, CutTerms> {
    const {isExact} = this.settings;
    const collected = this.#pages.map(({text, first}) => ({first, count: text.sections.length}));
    const postingsOf = termPostings(this.#collector, collected, isExact);
    const leads = new Uint8Array(this.sections);
    const starts = runningSums(collected.map(({count}) => count));
    for (const start of starts.subarray(0, -1)) leads[start] = 1;
    return encodeTerms(this.#collector.vocabulary.terms, postingsOf, {leads, isExact});
  }

  /** What the manifest holds, when all other files are compressed. */
  directory(parts: IndexParts): Directory {
    const synonyms = this.settings.synonyms.map((group) => group.map(this.analyzer.normalize));
    return makeDirectory(this.#texts(), parts, {...this.settings, synonyms}, this.hash);
  }

  #texts(): PageText[] {
    return this.#pages.map(({text}) => text);
  }
}
