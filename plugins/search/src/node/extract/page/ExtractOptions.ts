import type {IgnoreTest} from './ignoredElements';

export interface ExtractOptions {
  isIgnored: IgnoreTest;
  /** Labels of admonitions without a title, in the language of the site and in lower case. */
  admonitionLabels: ReadonlySet<string>;
}

export const DEFAULT_EXTRACTION: ExtractOptions = {
  isIgnored: () => false,
  admonitionLabels: new Set(),
};
