import {TAG} from '../../format/layout';
import {queryParseError} from '../parse/QueryParseError';
import {readTags} from '../parse/readTags';
import type {IndexContext} from '../../reading/IndexContext';

/** Whether a section may be found. */
export type IsWanted = (section: number) => boolean;

/** The pages that have the tags of a query. */
export interface TaggedPages {
  isWanted: IsWanted;
  /** Their first sections, best first, for a query that says nothing else. */
  rankAll: () => {section: number; score: number}[];
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
        throw queryParseError('unknownTag', `no page has the tag '${name}'`, {
          start,
          end,
          value: name,
        });
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
