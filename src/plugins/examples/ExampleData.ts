import type {Pictures} from './readExamples';

export interface PageLink {
  readonly path: string;
  readonly title: string;
}

export interface ExampleCard {
  readonly slug: string;
  readonly title: string;
  readonly about: string;
  readonly tags: readonly string[];
  readonly pictures?: Pictures | undefined;
}

export interface ProgramCode {
  readonly name: string;
  readonly html: string;
  readonly code: string;
  /** Files that the program loads: their names in the code, and their addresses relative to the base URL. */
  readonly files: readonly {readonly name: string; readonly address: string}[];
}

export interface ExampleData extends ExampleCard, ProgramCode {
  readonly pages: readonly PageLink[];
  /** Engine release that the program was run with; undefined if it has not been run. */
  readonly engine?: string | undefined;
}
