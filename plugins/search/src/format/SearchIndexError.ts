/** Why a file of the index cannot be used. */
export type SearchIndexErrorReason =
  'missing' | 'damaged' | 'truncated' | 'version' | 'unsupported';

const REMEDY: Record<SearchIndexErrorReason, string> = {
  missing: 'could not be read. Upload the index again, then reload the page.',
  damaged: 'is damaged or belongs to another index. Upload the index again.',
  truncated: 'is cut off. Upload the index again.',
  version: 'has another format. Build the index again.',
  unsupported: 'needs DecompressionStream. Use a browser from 2023 or later.',
};

/** A file of the index is missing, damaged, cut off, swapped or of another format version. */
export class SearchIndexError extends Error {
  override readonly name = 'SearchIndexError';

  constructor(
    readonly reason: SearchIndexErrorReason,
    readonly file: string,
    options?: ErrorOptions,
  ) {
    super(`The search index file "${file}" ${REMEDY[reason]}`, options);
  }
}
