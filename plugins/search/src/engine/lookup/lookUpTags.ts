import {TAG} from '../../format/layout';
import {QueryParseError} from '../parse/parseOperators';
import type {WrittenTag} from '../parse/readTags';
import type {IndexContext} from '../reading/IndexContext';

/** Whether a section may be found. */
export type IsWanted = (section: number) => boolean;

/**
 * Looks up which pages have the tags of a query.
 * @throws QueryParseError (lunr's) where no page of the index has one of them
 */
export async function lookUpTags(
  tags: readonly WrittenTag[],
  {dictionary, leadOf}: IndexContext,
): Promise<IsWanted | undefined> {
  if (tags.length === 0) return undefined;
  const sets = await Promise.all(
    tags.map(async ({name, isProhibited, start, end}) => {
      const entry = await dictionary.find(TAG + name);
      if (!entry && !isProhibited)
        throw new QueryParseError(`no page has the tag '${name}'`, start, end);
      return {leads: new Set(entry?.postings().sections), isProhibited};
    }),
  );
  return (section) =>
    sets.every(({leads, isProhibited}) => leads.has(leadOf(section)) !== isProhibited);
}
