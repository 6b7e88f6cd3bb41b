import type {Analyzer} from '../../../core/text/Analyzer';
import {answerStems} from '../../../core/text/contentTerms';
import type {Page, Section} from '../../extract/page/Page';
import {
  addressWord,
  bareHeading,
  compoundEnd,
  declaredName,
  isGeneral,
  neighborJoins,
  type TextRange,
  withoutExplanation,
} from './headingNames';
import {
  RAW_NAME,
  RAW_CRUMBS,
  RAW_DESCRIPTION,
  RAW_FIRST,
  RAW_HEADING,
  RAW_JOINED,
  RAW_KEYWORDS,
  RAW_KIND,
  SectionRecords,
} from './SectionRecords';
import {answerKey} from '../../../core/format/layout';
import {encodePageText, type PageText} from './PageText';
import {SiteNames} from './SiteNames';
import {Vocabulary} from './Vocabulary';

/** Two words of a heading are also indexed as one if they have at least this fraction of its letters. */
const SHARE_OF_HEADING = 0.5;

function namedPart(title: string, url: string): TextRange {
  const bare = bareHeading(title);
  const text = title.slice(bare.start, bare.end);
  const {start, end} = declaredName(text, url) ?? withoutExplanation(text);
  return {start: bare.start + start, end: bare.start + end};
}

export interface RecordedText {
  text: PageText;
  first: number;
}

export class PageRecorder {
  readonly pages: RecordedText[] = [];
  readonly vocabulary: Vocabulary;
  readonly sections = new SectionRecords();
  readonly #names = new SiteNames();

  constructor(readonly analyzer: Analyzer) {
    this.vocabulary = new Vocabulary(analyzer);
  }

  #short(text: string, field: number): void {
    this.analyzer.scan(text, (start, end) => {
      for (const term of this.vocabulary.termsOf(text.slice(start, end)).all)
        this.sections.addElsewhere(term, field);
    });
  }

  /**
   * @param named the part of the heading whose letters count
   * @param answers search answers of the page. Their words count like words of the title, but not for its
   * length
   * @param category words of the page's category, which do not count for the length of its title; undefined for
   * a section
   * @returns number of letters in the heading, without stop words if there are other words
   */
  #heading(
    text: string,
    named: TextRange,
    answers: readonly string[],
    category?: ReadonlySet<string>,
  ): number {
    let isFirst = true;
    let letters = 0;
    let stopLetters = 0;
    const kinds = new Set<number>();
    const names = new Set<number>();
    this.analyzer.scan(text, (start, end) => {
      const word = this.vocabulary.termsOf(text.slice(start, end));
      const isName = start >= named.start && end <= named.end;
      for (const term of word.all) {
        if (!isName) kinds.add(term);
        this.sections.addElsewhere(term, RAW_HEADING);
        if (isFirst) this.sections.flag(term, RAW_FIRST);
      }
      isFirst = false;
      if (end <= named.start || start >= named.end) return;
      // A path such as `std::vec::Vec` is one word. Take the name from its end.
      const name =
        start < named.start ? this.vocabulary.termsOf(text.slice(named.start, end)) : word;
      for (const term of name.all) {
        names.add(term);
        if (start <= named.start) this.sections.flag(term, RAW_FIRST);
      }
      for (const part of name.parts) {
        const term = this.vocabulary.terms[part] as string;
        const count = term.length;
        const isOfPage = category !== undefined && (isGeneral(term) || category.has(term));
        const saysLittle = isOfPage || this.vocabulary.isStop(part);
        if (!name.isName && saysLittle) stopLetters += count;
        else letters += count;
      }
      letters += name.left;
    });
    for (const answer of answers) {
      this.analyzer.scan(answer, (start, end) => {
        for (const term of this.vocabulary.termsOf(answer.slice(start, end)).all) {
          if (kinds.has(term) || names.has(term) || this.vocabulary.isStop(term)) continue;
          kinds.add(term);
          this.sections.addElsewhere(term, RAW_HEADING);
        }
      });
    }
    for (const term of kinds) if (!names.has(term)) this.sections.flag(term, RAW_KIND);
    return letters || stopLetters || 1;
  }

  #answer(answer: string): void {
    const text = answer.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    const stems = answerStems(text, this.analyzer);
    if (stems !== '') this.sections.addInText(this.vocabulary.idOf(answerKey(stems, text)), false);
  }

  #content({text, code}: Section): [prose: number, code: number] {
    let prose = 0;
    let inCode = 0;
    let range = 0;
    this.analyzer.scan(text, (start, end) => {
      while (range < code.length && (code[range + 1] as number) <= start) range += 2;
      const isCode = range < code.length && (code[range] as number) <= start;
      const found = this.vocabulary.find(text.slice(start, end));
      const words = typeof found === 'number' ? 1 : Math.max(1, found.parts.length);
      if (isCode) inCode += words;
      else prose += words;
      if (typeof found === 'number') this.sections.addInText(found, isCode);
      else for (const term of found.all) this.sections.addInText(term, isCode);
    });
    return [prose, inCode];
  }

  #termOf = (name: string): number | undefined => {
    const {parts, joins} = this.analyzer.split(name);
    const term = joins.at(-1) ?? (parts.length === 1 ? parts[0] : undefined);
    return term === undefined ? undefined : this.vocabulary.idOf(term);
  };

  /** Records the last word of the address as if it were a second title. */
  #address(url: string): void {
    const word = addressWord(url);
    if (word !== '' && this.analyzer.split(word).joins.length === 0) this.#name(word, RAW_NAME);
    // `addNames` decides later whether this is a name, because it depends on the other pages of the folder.
    this.#name(compoundEnd(url)?.end ?? '', 0);
  }

  #name(name: string, flag: number): void {
    const term = this.#termOf(name);
    if (term !== undefined) this.sections.flag(term, flag);
  }

  #crumbs(texts: readonly string[]): void {
    for (const text of texts) {
      this.analyzer.scan(text, (start, end) => {
        for (const term of this.vocabulary.termsOf(text.slice(start, end)).all)
          if (!this.vocabulary.isStop(term)) this.sections.flag(term, RAW_CRUMBS);
      });
    }
  }

  /** Records the names that the site as a whole gives to sections, after all pages were added. */
  addNames(): void {
    for (const {section, term} of this.#names.linked())
      this.sections.nameLater(section, term, false);
    for (const {section, term} of this.#names.compoundEnds(this.#termOf))
      this.sections.nameLater(section, term, true);
  }

  /** Adds all sections of a page; the first one represents the whole page. */
  add(page: Page): void {
    const first = this.sections.starts.length;
    this.pages.push({text: encodePageText(page), first});
    this.#names.add(page, first, this.#termOf);
    const above = this.analyzer.splitText(page.breadcrumbs.at(-1) ?? '');
    const category = new Set(above.flatMap(({parts}) => parts));
    for (const [index, section] of page.sections.entries()) {
      this.sections.startSection();
      const isLead = index === 0;
      const title = isLead ? page.title : section.heading;
      const named = isLead ? namedPart(title, page.url) : bareHeading(title);
      const answers = isLead ? page.answers : [];
      const letters = this.#heading(title, named, answers, isLead ? category : undefined);
      for (const answer of answers) this.#answer(answer);
      for (const join of neighborJoins(title, this.analyzer))
        if (join.length >= letters * SHARE_OF_HEADING)
          this.sections.flag(this.vocabulary.idOf(join), RAW_JOINED);
      if (isLead) this.#address(page.url);
      if (isLead) {
        this.#short(page.description, RAW_DESCRIPTION);
        this.#short(page.keywords, RAW_KEYWORDS);
      }
      const lengths = this.#content(section);
      this.#crumbs(isLead ? page.breadcrumbs : [...page.breadcrumbs, page.title]);
      this.sections.endSection(letters, lengths);
    }
  }
}
