import {TAG} from '../../format/layout';
import {QueryParseError} from '../parse/parseOperators';
import {readPhrases} from '../parse/readPhrases';
import type {IndexContext} from '../reading/IndexContext';

/** Whether a section may be found. */
export type IsWanted = (section: number) => boolean;

/** The pages that have the tags of a query. */
export interface TaggedPages {
  isWanted: IsWanted;
  /** Their first sections, best first, for a query that says nothing else. */
  rankAll: () => {section: number; score: number}[];
}

/** A tag that a query names. */
interface WrittenTag {
  name: string;
  isProhibited: boolean;
  /** Where it stands in the query. */
  start: number;
  end: number;
}

/**
 * Takes the tags out of a query, such as `tag:audio` and `-tag:audio`. What is quoted is not read.
 * @returns them, and the query with spaces in their place, so that places in it are those of the input
 */
function readTags(query: string): {rest: string; tags: WrittenTag[]} {
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

/**
 * Takes the tags out of a query, and looks up which pages have them.
 * @returns the query without them; no pages where it names no tag
 * @throws QueryParseError (lunr's) where no page of the index has one of them
 */
export async function lookUpTags(
  query: string,
  {dictionary, leadOf, sectionCount, isLead, boostOf}: IndexContext,
): Promise<{rest: string; tagged?: TaggedPages}> {
  const {rest, tags} = readTags(query);
  if (tags.length === 0) return {rest};
  const sets = await Promise.all(
    tags.map(async ({name, isProhibited, start, end}) => {
      const entry = await dictionary.find(TAG + name);
      if (!entry && !isProhibited)
        throw new QueryParseError(`no page has the tag '${name}'`, start, end);
      return {leads: new Set(entry?.postings().sections), isProhibited};
    }),
  );
  const isWanted: IsWanted = (section) =>
    sets.every(({leads, isProhibited}) => leads.has(leadOf(section)) !== isProhibited);
  const rankAll: TaggedPages['rankAll'] = () =>
    Array.from({length: sectionCount}, (_, section) => ({section, score: boostOf(section)}))
      .filter(({section}) => isLead(section) && isWanted(section))
      .sort((a, b) => b.score - a.score);
  return {rest, tagged: {isWanted, rankAll}};
}
