const NAMES = new Set([
  'Escape',
  'Godot',
  'Gradle',
  'IntelliJ',
  'Java',
  'Linux',
  'Maven',
  'Metal',
  'ScrewBox',
  'Tiled',
  'Unity',
  'Windows',
]);

/** Whether capital letters inside a word show that it is an abbreviation or a name from code. */
function isCodeOrAbbreviation(word: string): boolean {
  return /^.[^a-z]*[A-Z]/.test(word) || /[a-z][A-Z]/.test(word);
}

/**
 * Finds words of a heading that are capitalized although they are not the first word.
 *
 * @param isName whether a word is always capitalized
 */
export function capitalisedWords(heading: string, isName: (word: string) => boolean): string[] {
  const [, ...words] = heading.match(/[\p{L}\d'’-]+/gu) ?? [];
  return words
    .filter((word) => /^\p{Lu}./u.test(word))
    .filter((word) => !NAMES.has(word) && !isCodeOrAbbreviation(word) && !isName(word));
}
