import type {QueryParseError} from './QueryParseError';

/** Whether a thrown value is an error of the query. lunr's error is not an instance of Error. */
export const isQueryParseError = (thrown: unknown): thrown is QueryParseError =>
  (Object(thrown) as Error).name === 'QueryParseError';
