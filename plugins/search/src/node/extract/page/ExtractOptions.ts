import type {IgnoreTest} from './ignoredElements';

/** Settings of the extraction that are the same for all pages. */
export interface ExtractOptions {
  /** Tests whether an element is left out. */
  isIgnored: IgnoreTest;
  /** Labels of admonitions without a title, in the language of the site and in lower case. */
  admonitionLabels: ReadonlySet<string>;
}

export const DEFAULT_EXTRACTION: ExtractOptions = {
  isIgnored: () => false,
  admonitionLabels: new Set(),
};
