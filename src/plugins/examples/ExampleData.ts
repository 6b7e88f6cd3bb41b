import type {Pictures} from './readExamples';

/** A link to a page that a program belongs to. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** What the gallery shows of a program. */
export interface ExampleCard {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly tags: readonly string[];
  readonly pictures?: Pictures | undefined;
}

/** The whole code of a program. */
export interface ProgramCode {
  readonly name: string;
  /** Highlighted code as HTML. */
  readonly html: string;
  /** Address of the code below the base URL. */
  readonly code: string;
  /** Files that it loads: what it calls them, and their addresses below the base URL. */
  readonly files: readonly {readonly name: string; readonly address: string}[];
}

/** What the page of a program shows. */
export interface ExampleData extends ExampleCard, ProgramCode {
  readonly pages: readonly PageLink[];
  /** Release of the engine that it ran on; nothing before it has run. */
  readonly engine?: string | undefined;
}
