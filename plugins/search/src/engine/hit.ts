/** A section that was found. */
export interface Hit {
  url: string;
  /** Fragment of the section, without `#`; empty for the page itself. */
  hash: string;
  title: string;
  /** Heading of the section; empty for the page itself. */
  section: string;
  breadcrumbs: string[];
  /** The best field that the query was found in: 0 title, 1 heading, 2 description, 3 keywords, 4 content. */
  kind: number;
  score: number;
  excerpt: string;
  /** Start and end of the matched words in the excerpt, the title and the section heading. */
  marks: [number, number][];
  titleMarks: [number, number][];
  sectionMarks: [number, number][];
}
