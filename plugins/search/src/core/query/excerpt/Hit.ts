import type {Explanation} from '../score/Ranked';
import type {Mark} from './excerpt';

/** Rank of the field that was hit: title, heading, description, keywords, content. */
export type HitKind = 0 | 1 | 2 | 3 | 4;

/** A section that answers a query. */
export interface Hit {
  url: string;
  /** Fragment without `#`; empty for the top of the page. */
  hash: string;
  /** Title of the page. */
  title: string;
  /** Heading of the section; empty for the top of the page. */
  section: string;
  breadcrumbs: string[];
  kind: HitKind;
  score: number;
  excerpt: string;
  /** Whether the excerpt is still to come, in hits that `onRows` is given. */
  awaitsExcerpt?: boolean;
  /** Found words within the excerpt, title and section. */
  marks: Mark[];
  titleMarks: Mark[];
  sectionMarks: Mark[];
  /** Values of the features, if requested. */
  explanation?: Explanation;
}

/** A row of a result before anything that it shows was read. */
export interface Row {
  /** As ranked; the hit has more where its heading is spelled as the query is. */
  score: number;
  /** Whether it stands behind the first screen, which has enough of its page. */
  isHeld?: boolean;
  /** Reads what the row shows at first: all but the excerpt. */
  readHead: () => Promise<Hit>;
  /** Reads all of the row. */
  read: () => Promise<Hit>;
}
