import {TAG} from '../../format/layout';
import type {WrittenTag} from '../parse/readTags';
import type {IndexContext} from '../reading/IndexContext';

/** Whether a section may be found. */
export type IsWanted = (section: number) => boolean;

/** Looks up which pages have the tags of a query; a tag that no page of the index has is handed back. */
export async function lookUpTags(
  tags: readonly WrittenTag[],
  {dictionary, leadOf}: IndexContext,
): Promise<{isWanted?: IsWanted; unknown?: WrittenTag}> {
  if (tags.length === 0) return {};
  const lists = await Promise.all(
    tags.map(async (tag) => ({tag, entry: await dictionary.find(TAG + tag.name)})),
  );
  const unknown = lists.find(({tag, entry}) => entry === undefined && !tag.isProhibited)?.tag;
  const sets = lists.map(({tag, entry}) => ({
    leads: new Set(entry?.postings().sections),
    isProhibited: tag.isProhibited,
  }));
  const isWanted: IsWanted = (section) =>
    sets.every(({leads, isProhibited}) => leads.has(leadOf(section)) !== isProhibited);
  return unknown ? {unknown} : {isWanted};
}
