import type {Pictures} from './readExamples';

/** A link to a page that a program belongs to. */
export interface PageLink {
  readonly path: string;
  readonly title: string;
}

/** Data of a program for the gallery. */
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
  /** Address of the code, relative to the base URL. */
  readonly code: string;
  /** Files that it loads: their names in the program, and their addresses relative to the base URL. */
  readonly files: readonly {readonly name: string; readonly address: string}[];
}

/** Data of a program's page. */
export interface ExampleData extends ExampleCard, ProgramCode {
  readonly pages: readonly PageLink[];
  /** Release of the engine that it ran on. Undefined if it has not run. */
  readonly engine?: string | undefined;
}
