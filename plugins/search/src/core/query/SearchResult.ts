import type {Row, Hit} from './excerpt/Hit';
import type {QueryNotice} from './parse/QueryNotice';
import type {Explain} from './score/features';

export type {Row, Hit, HitKind} from './excerpt/Hit';

export type {QueryNotice} from './parse/QueryNotice';

export interface SearchResult {
  hits: Hit[];
  /** Number of sections that match; of a word in more than 8,000, those of its shortlist count. */
  total: number;
  /**
   * Whether more than `total` may match: of a phrase, texts are read until there is one hit more than
   * are wanted, 400 of them at most.
   */
  hasMore: boolean;
  /** Words to highlight on the page that a hit leads to; none where they would be too many. */
  terms: string[];
  /** The query with its typos corrected, where corrections were used. */
  suggestion?: string;
  /** Whether nothing was found because all words are stop words, for which texts are not searched. */
  isCommon?: boolean;
  /** Whether no section has all words of the query. */
  isRelaxed?: boolean;
  /** Number of characters that were read of a query that is longer than that. */
  cut?: number;
  /** Remarks on the query; none if it was read and answered as typed. */
  notices?: readonly QueryNotice[];
}

export interface SearchOptions {
  /** Number of hits. Default 8. */
  limit?: number;
  /** Number of hits that are left out at the start. Default 0. */
  offset?: number;
  /** Letters of excerpts at most, if that is more than the index is built with. */
  excerptLength?: number;
  /** Cancels the search, which then rejects with its reason: an AbortError, unless it has another. */
  signal?: AbortSignal;
  /** `plain` reads operators as text. Default `auto`. */
  mode?: 'auto' | 'plain';
  /** The `explain` that this package exports: then hits explain their scores. */
  explain?: Explain;
  /**
   * Whether another index that is searched at the same time has a word or, with `isPrefix`, a word that begins so: its
   * `has`. Such words are neither corrected nor split. Default none has any.
   */
  isKnownElsewhere?: (word: string, isPrefix: boolean) => Promise<boolean>;
  /** Is called once with the hits before their excerpts have come. */
  onRows?: (hits: Hit[]) => void;
}

/** Results of a query before the contents of rows are read. */
export interface RankedRows extends Omit<SearchResult, 'hits'> {
  rows: Row[];
}

/** The same, and whether the reader may still be typing. */
export interface IndexAnswer extends RankedRows {
  /** Whether the next letter may follow soon, which asks for other rows. */
  isTyping: boolean;
}

/** An opened index. */
export interface SearchIndex {
  /**
   * @throws TypeError where the query is not a string
   * @throws RangeError where `limit` or `offset` is not a number from 0
   * @throws QueryParseError (lunr's) where an operator query is malformed, or names a tag that no page has
   * @throws SearchIndexError where a file of the index is missing or damaged
   * @throws the reason of the signal where it cancelled the search: AbortError (DOMException), unless
   *   it has another
   */
  search: (query: string, options?: SearchOptions) => Promise<SearchResult>;
  /**
   * Searches without reading the text of the rows: a search of several indexes reads only the
   * rows that it shows. Options and errors as for `search`.
   */
  find: (query: string, options?: SearchOptions) => Promise<IndexAnswer>;
  /**
   * Whether a word or another form of it is in the index or, with `isPrefix`, a word that begins so. A search of
   * several indexes tells each by `isKnownElsewhere` what the others have.
   * @param word as it is indexed: in small letters, without accents
   */
  has: (word: string, isPrefix: boolean) => Promise<boolean>;
  /** Names of the fields for operator queries. */
  fields: readonly string[];
  /** Forgets all that was read. Later searches reject. */
  close: () => void;
}
