export function unmatchedPatterns(
  option: string,
  patterns: readonly string[],
  isUsed: (pattern: string) => boolean,
): string[] {
  return patterns
    .filter((pattern) => !isUsed(pattern))
    .map(
      (pattern) =>
        `the option "${option}" has "${pattern}", which matches nothing on this site. Correct or remove it.`,
    );
}
