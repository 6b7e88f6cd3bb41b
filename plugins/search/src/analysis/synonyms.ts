/** A synonym as its author writes it: a word may have hyphens or dots, but no spaces. */
export const SINGLE_WORD = /^\S+$/;

/**
 * Looks up the words that mean the same as a word or as a form of it.
 * @param groups words that mean the same, as they are indexed; a word may be in several groups
 * @returns the other words of all groups with the word
 */
export function synonymLookup(
  groups: readonly (readonly string[])[],
  stem: (word: string) => string,
): (word: string) => readonly string[] {
  const synonyms = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      synonyms.set(stem(word), [...(synonyms.get(stem(word)) ?? []), ...others]);
    }
  }
  return (word) => synonyms.get(stem(word)) ?? [];
}
