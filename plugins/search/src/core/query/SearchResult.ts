import type {Row, Hit} from './excerpt/Hit';
import type {QueryNotice} from './parse/QueryNotice';
import type {Explain} from './score/features';

export type {Row, Hit, HitKind} from './excerpt/Hit';

export type {QueryNotice} from './parse/QueryNotice';

export interface SearchResult {
  hits: Hit[];
  /**
   * Number of sections that match. For a word in more than 8,000 sections, only those in its shortlist count.
   */
  total: number;
  /**
   * Whether more sections may match than `total`. A search for a phrase reads at most 400 texts, and stops
   * earlier when it has found one hit more than requested.
   */
  hasMore: boolean;
  /** Words to highlight on the page of a hit; empty if there are too many. */
  terms: string[];
  /** Query with its typos corrected, if corrections were used. */
  suggestion?: string;
  /** Whether nothing was found because all words are stop words, which are only searched in headings. */
  isCommon?: boolean;
  /** Whether no section has all words of the query. */
  isRelaxed?: boolean;
  /** Number of characters that were searched, if the query is longer than that. */
  cut?: number;
  /** Remarks on the query. Absent if it was read and answered as typed. */
  notices?: readonly QueryNotice[];
}

export interface SearchOptions {
  /** Number of hits. Default 8. */
  limit?: number;
  /** Number of hits to skip. Default 0. */
  offset?: number;
  /**
   * Maximum length of an excerpt in characters. Ignored if it is less than the length that the index was built
   * with.
   */
  excerptLength?: number;
  /** Aborts the search, which then rejects with the signal's reason (by default an AbortError). */
  signal?: AbortSignal;
  /** `plain` reads operators as text. Default `auto`. */
  mode?: 'auto' | 'plain';
  /** The function `explain` of this package. If it is set, each hit contains an explanation of its score. */
  explain?: Explain;
  /**
   * Whether another index that is searched at the same time has a word or, with `isPrefix`, a word with that
   * prefix. Pass the other index's `has`. Such words are neither corrected nor split. By default, no other
   * index has a word.
   */
  isKnownElsewhere?: (word: string, isPrefix: boolean) => Promise<boolean>;
  /** Called once with the hits before their excerpts are loaded. */
  onRows?: (hits: Hit[]) => void;
}

/** Results of a query whose rows have not been read yet. */
export interface RankedRows extends Omit<SearchResult, 'hits'> {
  rows: Row[];
}

export interface IndexAnswer extends RankedRows {
  /** Whether the reader may still be typing, so that the rows may soon change. */
  isTyping: boolean;
}

export interface SearchIndex {
  /**
   * Searches the index.
   *
   * @throws TypeError if the query is not a string
   * @throws RangeError if `limit` or `offset` is negative or not a number
   * @throws QueryParseError (lunr's) if an operator query is malformed or names a tag that no page has
   * @throws SearchIndexError if a file of the index is missing or damaged
   * @throws the signal's reason if it aborted the search (by default an AbortError, which is a DOMException)
   */
  search: (query: string, options?: SearchOptions) => Promise<SearchResult>;
  /**
   * Searches without reading the texts of the rows, so that a search of several indexes only reads the rows
   * it shows. Options and errors as for `search`.
   */
  find: (query: string, options?: SearchOptions) => Promise<IndexAnswer>;
  /**
   * Whether the index has a word or another form of it. With `isPrefix`, also whether it has a word with that
   * prefix. A search of several indexes passes this to the other indexes as `isKnownElsewhere`.
   *
   * @param word in its indexed form: lower case, without accents
   */
  has: (word: string, isPrefix: boolean) => Promise<boolean>;
  /** Names of the fields for operator queries. */
  fields: readonly string[];
  /** Discards everything that was read. Later searches reject. */
  close: () => void;
}
