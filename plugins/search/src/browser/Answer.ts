import type {QueryParseError} from '../core/query/parse/QueryParseError';
import type {Hit, QueryNotice} from '../core/query/SearchResult';

export interface SearchHit extends Hit {
  context?: string;
}

export type QueryError = Pick<
  QueryParseError,
  'message' | 'start' | 'end' | 'code' | 'found' | 'value'
>;

export interface Answer {
  hits: SearchHit[];
  total: number;
  /** Number of hits in each searched context, by its key. The empty key counts pages without a context. */
  counts: Readonly<Record<string, number>>;
  /** Whether there may be more hits than `total`, for example because only some texts were checked for a phrase. */
  hasMore: boolean;
  terms: string[];
  /** Error in the query. The query's words were then searched as plain text. */
  error?: QueryError;
  notices?: readonly QueryNotice[];
  suggestion?: string;
  /** Whether nothing was found because all words are so common that they are only indexed in headings. */
  isCommon?: boolean;
  isRelaxed?: boolean;
  /** Number of characters that were searched. Set only if the query was too long. */
  cutTo?: number;
  searchPage?: string;
  /** Time of the search in the worker, in milliseconds. */
  milliseconds: number;
}

export type FailureReason =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'damaged'
  /** The host no longer serves this file: a new build was published, or a session at a proxy has expired. */
  | 'gone'
  | 'unsupported'
  /** The search itself stopped with an error. */
  | 'fault';

/** Failures are values because errors lose their fields when the worker sends them. */
export interface Failure {
  failure: FailureReason;
  /** Address of the file that failed; empty if unknown. */
  file: string;
}

export const isFailure = (answer: object): answer is Failure => 'failure' in answer;
