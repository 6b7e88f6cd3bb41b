/**
 * Name of the file that lists a site's indexes for other sites. It is in the folder that contains all indexes.
 */
export const PUBLISHED_FILE = 'index.json';

export interface PublishedIndexes {
  format: number;
  searchPath: string;
  indexes: string[];
  /** Maps the folder of each index, without the trailing slash, to the key of its context. */
  contexts?: Record<string, string>;
}

export function isPublishedIndexes(value: unknown): value is PublishedIndexes {
  const {format, searchPath, indexes} = Object(value) as Record<string, unknown>;
  return (
    typeof format === 'number' &&
    typeof searchPath === 'string' &&
    Array.isArray(indexes) &&
    indexes.every((name) => typeof name === 'string' && /^(?!\.)[^/?#]+\/$/.test(name))
  );
}
