/** File in the folder of all indexes that lists them for other sites. */
export const PUBLISHED_FILE = 'index.json';

export interface PublishedIndexes {
  /** Version of the format of the indexes. */
  format: number;
  /** Path of the search page, with the base URL. */
  searchPath: string;
  /** Folders of the indexes, relative to that of the file. */
  indexes: string[];
  /** Keys of the contexts, by the folder of the index without its slash. */
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
