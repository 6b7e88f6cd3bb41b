import type {Section} from './Page';
import {cutHeading, isPageTitle, SectionWriter} from './SectionWriter';

const WORD = /[\p{L}\p{N}]/u;

/** Cuts the content of a page into its title and sections, at headings. */
export class PageSections {
  readonly #sections: SectionWriter[] = [new SectionWriter('')];
  #title = '';
  #heading: SectionWriter | undefined;
  /** Formulas in the heading. */
  #formulas = '';
  #headingId = '';
  /** What the heading has if it has no id of its own. */
  #idNearHeading = '';
  #pageName = '';
  #isTop = false;
  /** The last id behind the last text. */
  #anchor = '';
  /** A heading without an id of its own, until it is known whether one behind it is its own. */
  #pending: {heading: string; nearId: string} | undefined;

  /** The first heading that may be the title and above which no section starts; empty where there is none. */
  get title(): string {
    return this.#title;
  }

  /** Takes for the title what stands outside of the content, unless there is one. */
  takeTitle(title: string): void {
    this.#title ||= title;
  }

  /** Whether a heading is open that has no text yet. */
  get isHeadingEmpty(): boolean {
    return this.#formulas === '' && (this.#heading?.isEmpty ?? false);
  }

  /**
   * From here on text belongs to a heading.
   * @param id of the heading; where it is empty, the first one inside is taken, else the one of an
   *   element that starts or ends just before, else the one around; but one behind it comes before these
   *   two where nothing else stands with it in one element
   * @param idAround that of an element around, with whatever else in it
   * @param pageName what the document calls the page, on one line; empty if it does not
   * @param isTop whether it is a top heading
   */
  openHeading(id: string, idAround = '', pageName = '', isTop = true): void {
    this.closeHeading();
    this.#settle(this.#pending?.nearId);
    this.#pageName = pageName;
    this.#isTop = isTop;
    this.#heading = new SectionWriter('');
    this.#formulas = '';
    this.#headingId = id;
    this.#idNearHeading = this.#anchor || idAround;
    this.#anchor = '';
  }

  /** Ends the heading, if one is open: it becomes the title, starts a section, or is plain text. */
  closeHeading(): void {
    if (this.#heading === undefined) return;
    const {text} = this.#heading.finish();
    const [heading, rest] = cutHeading(WORD.test(text) ? text : this.#formulas || text);
    this.#heading = undefined;
    this.#formulas = '';
    if (heading === '') return;
    this.#addHeading(heading);
    if (rest === '') return;
    this.#settle(this.#pending?.nearId);
    this.#addApart(rest);
  }

  /** The element around the last heading ends: an id that stands there behind it is its own, as on GitHub. */
  endBox(): void {
    this.#settle(this.#anchor || this.#pending?.nearId);
  }

  /** Starts the section of the heading that waits for an id. */
  #settle(id = ''): void {
    const {heading} = this.#pending ?? {};
    this.#pending = undefined;
    if (heading === undefined) return;
    if (id === this.#anchor) this.#anchor = '';
    if (id === '') this.#addApart(heading);
    else this.#addSection(id, heading);
  }

  #addSection(id: string, heading: string): void {
    const section = new SectionWriter(id);
    section.heading = heading;
    this.#sections.push(section);
  }

  #isTitle(heading: string): boolean {
    return (
      this.#title === '' &&
      this.#sections.length === 1 &&
      isPageTitle(heading, {
        pageName: this.#pageName,
        isTop: this.#isTop,
        lettersAbove: this.#current.length,
      })
    );
  }

  #addHeading(heading: string): void {
    if (this.#isTitle(heading)) {
      this.#title = heading;
      if (!this.#isTop && !this.#current.isEmpty) this.#current.hash = this.#headingId;
      return;
    }
    if (this.#headingId !== '') this.#addSection(this.#headingId, heading);
    else this.#pending = {heading, nearId: this.#idNearHeading};
  }

  /**
   * Takes the id of an element for the heading around it, if that has none, or for one that follows
   * without text between.
   */
  addId(id: string): void {
    if (id === '') return;
    if (this.#heading !== undefined) this.#headingId ||= id;
    else this.#anchor = id;
  }

  /** Takes a formula: a heading that has no word beside it is called by it. */
  addFormula(formula: string): void {
    if (this.#heading !== undefined)
      this.#formulas = `${this.#formulas} ${formula}`.replace(/\s+/g, ' ').trim();
  }

  addText(chunk: string, isCode: boolean): void {
    if (this.#heading !== undefined) this.#heading.add(chunk, false);
    else {
      const isBlank = !/\S/.test(chunk);
      if (!isBlank) this.#settle(this.#pending?.nearId);
      this.#current.add(chunk, isCode);
      if (!isBlank) this.#anchor = '';
    }
  }

  /** The next text does not continue the last word. */
  separate(): void {
    if (this.#heading !== undefined) this.#heading.separate();
    else this.#current.separate();
  }

  /**
   * All sections; the first one holds what stands above the first heading with an id below the title.
   * It leads to the title where that is no top heading, has an id of its own, and other text stands
   * above it.
   */
  finish(): Section[] {
    this.closeHeading();
    this.#settle(this.#pending?.nearId);
    return this.#sections.map((section) => section.finish());
  }

  #addApart(text: string): void {
    this.#current.separate();
    this.#current.add(text, false);
    this.#current.separate();
  }

  get #current(): SectionWriter {
    return this.#sections.at(-1) as SectionWriter;
  }
}
