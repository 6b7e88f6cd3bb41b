import {sharedLetters} from '../format/wordLists';

/**
 * The shortest text that is above one word and not above the next: where a list is cut between the
 * two, it says as much as the whole next word.
 * Source: Bayer, Unterauer: Prefix B-Trees.
 */
export function shortestSeparator(before: string, next: string): string {
  const shared = sharedLetters(before, next);
  const code = next.charCodeAt(shared);
  // Half of a surrogate pair has no place in UTF-8.
  return next.slice(0, shared + (code >= 0xd800 && code < 0xdc00 ? 2 : 1));
}
