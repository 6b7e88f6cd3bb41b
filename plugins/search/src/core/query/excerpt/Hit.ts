import type {Explanation} from '../score/Ranked';
import type {Mark} from './findTokens';

/** Field that matched: title, heading, description, keywords or content, in this order. */
export type HitKind = 0 | 1 | 2 | 3 | 4;

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
  /** Whether the excerpt is still loading, in hits passed to `onRows`. */
  awaitsExcerpt?: boolean;
  /** Matches in the excerpt, the title and the section. */
  marks: Mark[];
  titleMarks: Mark[];
  sectionMarks: Mark[];
  /** Values of the features, if requested. */
  explanation?: Explanation;
}

/** A row of a result before any of its data was read. */
export interface Row {
  /** Score from the ranking. The features that need the text of the row are added when it is read. */
  score: number;
  /** Whether the row comes after the first screen, because its page already has enough rows there. */
  isHeld?: boolean;
  readHead: () => Promise<Hit>;
  read: () => Promise<Hit>;
}
