/** A search target: a heading with the text up to the next heading. */
export interface Section {
  /** Anchor without `#`; empty for the top of the page. */
  readonly hash: string;
  readonly heading: string;
  readonly level: number;
  readonly text: string;
  /** Fraction of the text in links, 0 to 1. Lists of links are near 1. */
  readonly linked: number;
}

export interface Page {
  /** Path in the corpus' folder, with a leading `/` and without `.html` or `index`. */
  readonly url: string;
  readonly title: string;
  /** Sections of the page. The first one is the top of the page. */
  readonly sections: readonly Section[];
  /** Every `id` in the page's content, with the index of its section. */
  readonly anchors: Readonly<Record<string, number>>;
}
