/** Part of a page from one heading to the next. */
export interface Section {
  /** Empty for the first section, which ends at the first heading below the title. */
  heading: string;
  /** Fragment without `#`; empty for the top of the page. */
  hash: string;
  text: string;
  /** Bounds of code within `text`: start, end, start, end … in UTF-16 units. */
  code: number[];
  /** Start of each paragraph, cell, line or other block within `text`, except the first. */
  blocks: number[];
  /** Ids of elements in the section. Links can refer to them. Default none. */
  ids?: string[];
}

export interface Link {
  href: string;
  word: string;
}

export interface Page {
  url: string;
  title: string;
  breadcrumbs: string[];
  description: string;
  keywords: string;
  answers: readonly string[];
  /** Factor on the score of every hit on this page; 1 is neutral. */
  boost: number;
  canonical?: string;
  /** Names of its tags, in lower case and without spaces. Default none. */
  tags?: string[];
  links?: readonly Link[];
  sections: Section[];
}

export const isBoost = (value: number): boolean => Number.isFinite(value) && value > 0;
