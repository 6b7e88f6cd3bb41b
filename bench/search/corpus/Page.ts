/** What is found: a heading with the text up to the next heading. */
export interface Section {
  /** Anchor without `#`; empty for the top of the page. */
  readonly hash: string;
  readonly heading: string;
  /** 1 for the top of the page, otherwise the level of the heading. */
  readonly level: number;
  readonly text: string;
  /** Share of the text that stands in links, 0 to 1: lists of links are near 1. */
  readonly linked: number;
}

/** One page of a corpus as every engine other than ours is given it. */
export interface Page {
  /** Path below the corpus' folder, with `/` in front and without `.html` or `index`. */
  readonly url: string;
  readonly title: string;
  /** The first one is the top of the page. */
  readonly sections: readonly Section[];
  /** Every `id` of the page's content, with the position of the section that it lies in. */
  readonly anchors: Readonly<Record<string, number>>;
}
