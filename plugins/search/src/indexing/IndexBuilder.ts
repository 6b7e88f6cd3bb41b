import type {Analyzer} from '../analysis/Analyzer';
import {runningSums} from '../format/bytes';
import {encodeTerms} from './encodeTerms';
import {type IndexFile, indexFiles, type IndexSettings} from './indexFiles';
import type {PageCounts} from './PageCounter';
import {comparePages, type PageText} from './PageText';
import {relatedWords} from './relatedWords';
import {SectionCollector} from './SectionCollector';
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
  ) {
    this.#collector = new SectionCollector(analyzer);
  }

  get sections(): number {
    return this.#collector.starts.length;
  }

  get pages(): number {
    return this.#pages.length;
  }

  /** Adds a page whose terms were counted before. */
  add(text: PageText, counts: PageCounts): void {
    this.#pages.push({text, first: this.sections});
    this.#collector.merge(counts);
  }

  /** The files, the manifest last. All pages must be there. */
  finish(): IndexFile[] {
    this.#pages.sort((a, b) => comparePages(a.text, b.text) || a.first - b.first);
    const collected = this.#pages.map(({text, first}) => ({first, count: text.heads.length}));
    const postingsOf = termPostings(this.#collector, collected);
    const leads = new Uint8Array(this.sections);
    const starts = runningSums(collected.map(({count}) => count));
    for (const start of starts.subarray(0, -1)) leads[start] = 1;
    const terms = encodeTerms(this.#collector.vocabulary.terms, postingsOf, leads);
    const synonyms = this.settings.synonyms.map((group) => group.map(this.analyzer.normalize));
    const texts = this.#pages.map(({text}) => text);
    const {language} = this.settings;
    const related = relatedWords(language, this.#collector.vocabulary.terms, this.analyzer);
    return indexFiles(texts, terms, {...this.settings, synonyms, related});
  }
}
