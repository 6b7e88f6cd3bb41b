import type {Answer} from './Answer';
import type {Input} from './session';

/** Maximum number of words in a query that may be a name. Longer queries are questions. */
const MOST_WORDS = 3;
/** A tag in a query. API documents and other sites do not have the site's tags. */
const HAS_TAG = /(?<!\S)[+-]?tag:[\p{L}\p{N}]/iu;

/** Whether a query is written like a name in code: `setZoom`, `Camera.zoom`, `zoom()`. */
export function isNameLike(query: string): boolean {
  return /\p{Ll}\p{Lu}|[\p{L}_](?:\.|::|#)[\p{L}_]{2}|\(\)?$/u.test(query.trim());
}

export const hasTag = ({query, tag}: Input): boolean => tag !== '' || HAS_TAG.test(query);

export function mayBeName(input: Input): boolean {
  const {query, context} = input;
  const isWithin = context !== '' && !context.startsWith('-');
  return !isWithin && !hasTag(input) && query.trim().split(/\s+/).length <= MOST_WORDS;
}

export const hasAllWords = ({hits, isRelaxed}: Answer): boolean =>
  hits.length > 0 && isRelaxed !== true;
