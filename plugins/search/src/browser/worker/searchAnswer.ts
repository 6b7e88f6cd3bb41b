import type {QueryParseError} from '../../core/query/parse/QueryParseError';
import type {Hit, QueryNotice} from '../../core/query/SearchResult';

/** Why an index cannot be used. */
export type IndexFailure =
  | 'offline'
  | 'missing'
  | 'server'
  | 'not-an-index'
  | 'damaged'
  | 'timeout'
  | 'version'
  | 'unsupported'
  // Not the index: the search itself stopped with an error.
  | 'fault';

/** A hit together with the context of the page that it is on. */
export interface SearchHit extends Hit {
  /** Key of the context; absent for pages that belong to none. */
  context?: string;
}

export interface IndexError {
  kind: 'index-error';
  failure: IndexFailure;
  /** Address of the file that failed; its name alone, or nothing, where that is all that is known. */
  file: string;
}

/** An error of the query language: message, start and end are lunr's. */
export type QueryError = Pick<
  QueryParseError,
  'message' | 'start' | 'end' | 'code' | 'found' | 'value'
>;

/** The hits of a context that has documents from elsewhere only. */
export interface ContextHits {
  /** Key of the context. */
  context: string;
  hits: SearchHit[];
  total: number;
  /** Whether none of them has all words of the query. */
  isRelaxed?: boolean;
}

export interface SearchResults {
  kind: 'results';
  /** Of the pages of the site, unless a context with documents from elsewhere was searched alone. */
  hits: SearchHit[];
  /** What was found elsewhere, or that it is on its way; undefined where nobody asked. */
  elsewhere?: 'coming' | ContextHits[];
  /** Whether that goes before the pages: no page has all words, or the query is written like a name. */
  isElsewhereFirst?: boolean;
  /** What is wrong with the query, whose words were searched as plain text. */
  error?: QueryError;
  /** How many hits there are in all, or at least. */
  total: number;
  /** The same for each context that was searched, by its key; of what is in none by an empty one. */
  counts: Readonly<Record<string, number>>;
  /** Whether there may be more than `total`, as of a phrase, for which not all texts are read. */
  hasMore: boolean;
  /** Words to mark on the page of a hit. */
  terms: string[];
  /** The corrected query, where one word was probably misspelt. */
  suggestion?: string;
  /** Whether nothing was found because the words are so common that only headings are known by them. */
  isCommon?: boolean;
  /** Whether no page has all words of the query. */
  isRelaxed?: boolean;
  /** Length to which an overlong query was cut, in characters. */
  cutTo?: number;
  /** Remarks on the query. */
  notices?: readonly QueryNotice[];
  /** Time of the search in the worker, in milliseconds. */
  milliseconds: number;
}

/** What a search comes back with; it never rejects for what a reader or the network did. */
export type SearchAnswer = SearchResults | IndexError | {kind: 'cancelled'};
