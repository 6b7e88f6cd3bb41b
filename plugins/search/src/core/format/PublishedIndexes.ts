/** The file in the folder of all indexes by which other sites find them. */
export const PUBLISHED_FILE = 'index.json';

export interface PublishedIndexes {
  /** Version of the format of the indexes. */
  format: number;
  /** Path of the search page, with the base URL. */
  searchPath: string;
  /** Folders of the indexes, below that of the file. */
  indexes: string[];
  /** Keys of the contexts that indexes belong to, by the index's folder without its slash. */
  contexts?: Record<string, string>;
}

/** Whether a value is one. */
export function isPublishedIndexes(value: unknown): value is PublishedIndexes {
  const {format, searchPath, indexes} = Object(value) as Record<string, unknown>;
  return (
    typeof format === 'number' &&
    typeof searchPath === 'string' &&
    Array.isArray(indexes) &&
    indexes.every((name) => typeof name === 'string' && /^(?!\.)[^/?#]+\/$/.test(name))
  );
}
