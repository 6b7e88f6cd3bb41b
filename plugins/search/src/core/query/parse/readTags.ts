import {readPhrases} from './readPhrases';

/** A tag that a query names. */
export interface WrittenTag {
  name: string;
  isProhibited: boolean;
  /** Position in the query, in UTF-16 units. */
  start: number;
  end: number;
}

/**
 * Takes the tags out of a query, such as `tag:audio` and `-tag:audio`. What is quoted is not read.
 * @returns them, and the query with spaces in their place, so that places in it are those of the input
 */
export function readTags(query: string): {rest: string; tags: WrittenTag[]} {
  const tags: WrittenTag[] = [];
  let rest = query;
  const unquoted = readPhrases(query).rest;
  for (const match of unquoted.matchAll(/(?<!\S)([+-]?)tag:([\p{L}\p{N}]\S*)/giu)) {
    const [written, sign, name = ''] = match;
    const start = match.index;
    const end = start + written.length;
    tags.push({name: name.toLowerCase(), isProhibited: sign === '-', start, end});
    rest = rest.slice(0, start) + ' '.repeat(written.length) + rest.slice(end);
  }
  // The last word may be unfinished, although a tag stands behind it.
  return {rest: tags.length > 0 ? rest.trimEnd() : rest, tags};
}
