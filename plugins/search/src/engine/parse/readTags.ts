import {QUOTES} from './readPhrases';

/** A tag that a query names. */
export interface WrittenTag {
  name: string;
  isProhibited: boolean;
  /** Where it stands in the query. */
  start: number;
  end: number;
}

/** What is quoted is not read. */
const TAG = new RegExp(
  `[${QUOTES}][^${QUOTES}]+[${QUOTES}]|(?<!\\S)([+-]?)tag:([\\p{L}\\p{N}]\\S*)`,
  'giu',
);

/**
 * Takes the tags out of a query, such as `tag:audio` and `-tag:audio`.
 * @returns them, and the query with spaces in their place, so that places in it are those of the input
 */
export function readTags(query: string): {rest: string; tags: WrittenTag[]} {
  const tags: WrittenTag[] = [];
  const rest = query.replace(
    TAG,
    (written: string, sign: string | undefined, name: string | undefined, start: number) => {
      if (name === undefined) return written;
      const end = start + written.length;
      tags.push({name: name.toLowerCase(), isProhibited: sign === '-', start, end});
      return ' '.repeat(written.length);
    },
  );
  // The last word may be unfinished, although a tag stands behind it.
  return {rest: tags.length > 0 ? rest.trimEnd() : rest, tags};
}
