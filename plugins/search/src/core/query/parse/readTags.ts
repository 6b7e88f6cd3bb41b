import {readPhrases} from './readPhrases';

export interface WrittenTag {
  name: string;
  isProhibited: boolean;
  start: number;
  end: number;
}

/**
 * Extracts the tags from a query, such as `tag:audio` and `-tag:audio`. Quoted text is ignored.
 *
 * @returns the tags, and the query with spaces instead, so that positions are the same as in the input
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
  // A trailing space would mark the last word as finished, but the reader may have added a tag while typing it.
  return {rest: tags.length > 0 ? rest.trimEnd() : rest, tags};
}
