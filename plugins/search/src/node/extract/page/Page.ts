/** A part of a page that can be found: from one heading to the next. */
export interface Section {
  /** Empty for the text above the first heading below the title. */
  heading: string;
  /** Fragment without `#`; empty for the top of the page. */
  hash: string;
  text: string;
  /** Bounds of code within `text`, as start, end, start, end … in UTF-16 units. */
  code: number[];
  /** Where its paragraphs, cells, lines and other blocks start within `text`, but for the first. */
  blocks: number[];
}

/** What the index knows of one page. */
export interface Page {
  url: string;
  title: string;
  breadcrumbs: string[];
  description: string;
  keywords: string;
  /** What readers may type, whole, to find this page first. */
  answers: readonly string[];
  /** Factor on the score of every hit on this page; 1 is neutral. */
  boost: number;
  /** Names of its tags, in small letters and without spaces. Default none. */
  tags?: string[];
  sections: Section[];
}

/** Whether a page's score can be multiplied by a number. */
export const isBoost = (value: number): boolean => Number.isFinite(value) && value > 0;
