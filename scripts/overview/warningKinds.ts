const LABEL = /^\[WARNING\] */;

/**
 * Start of a warning that names its kind: the text before the first colon or period. Warnings of a plugin start with
 * the plugin's name.
 */
const KIND = /^.+?(?=: |[.:!?]?$|[.!?] )/;

/**
 * Counts warnings by kind, which is the plugin or else the beginning of the warning.
 *
 * @param lines first line of each warning
 * @returns kinds with their counts, the most frequent first
 */
export function warningKinds(lines: readonly string[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const text = line.replace(LABEL, '');
    const kind = KIND.exec(text)?.[0] ?? text;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(
    ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
  );
}
