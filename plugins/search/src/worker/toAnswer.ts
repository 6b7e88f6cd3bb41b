import {SearchIndexError} from '../format/SearchIndexError';
import {IndexFileError} from './readIndexFile';
import type {IndexError, QueryError} from './searchAnswer';

/** lunr's error, which is not an instance of Error. */
interface ParseError {
  name: string;
  message: string;
  start: number;
  end: number;
}

/**
 * Tells the errors that a reader can do something about from those that are faults of ours.
 *
 * @throws the error itself where it is neither a query error nor one of the index's files
 */
export function toAnswer(error: unknown): QueryError | IndexError {
  if (error instanceof IndexFileError) {
    return {kind: 'index-error', failure: error.failure, file: error.file};
  }
  if (error instanceof Error && error.cause instanceof IndexFileError) return toAnswer(error.cause);
  if (error instanceof SearchIndexError) {
    const failure = error.reason === 'truncated' ? 'damaged' : error.reason;
    return {kind: 'index-error', failure, file: error.file};
  }
  if (typeof error === 'object' && error !== null && 'name' in error) {
    const {name, message, start, end} = error as ParseError;
    if (name === 'QueryParseError') return {kind: 'query-error', message, start, end};
  }
  throw error;
}
