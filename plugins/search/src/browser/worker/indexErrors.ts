import {SearchIndexError} from '../../core/format/sealedFile';
import {isQueryParseError} from '../../core/query/parse/QueryParseError';
import {IndexFileError} from './IndexReader';
import type {IndexError, QueryError} from './searchAnswer';

/**
 * Tells the errors of an index that a reader can do something about from those that are faults of ours.
 *
 * @param url folder of the index, which the engine's own errors do not know
 * @throws the error itself if it does not come from a file of the index
 */
export function toIndexError(error: unknown, url = ''): IndexError {
  if (error instanceof SearchIndexError) {
    const {cause, reason} = error;
    const {failure, file} =
      cause instanceof IndexFileError ? cause : {failure: reason, file: url + error.file};
    return {kind: 'index-error', failure, file};
  }
  // The script of a language did not come: rejected by the bundler's loader, or by `importScripts`.
  if (/^(ChunkLoad|Network)Error$/.test((Object(error) as Error).name))
    return {kind: 'index-error', failure: 'offline', file: url};
  throw error;
}

/** What is wrong with a query, where that is the error. */
export function toQueryError(error: unknown): QueryError | undefined {
  if (!isQueryParseError(error)) return undefined;
  const {message, start, end, code, found, value} = error;
  return {message, start, end, code, found, value};
}
