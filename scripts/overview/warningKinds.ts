/** What Docusaurus puts before a warning. */
const LABEL = /^\[WARNING\] */;

/** A warning of a plugin begins with its name; what else is said stands before the first colon or stop. */
const KIND = /^.+?(?=: |[.:!?]?$|[.!?] )/;

/**
 * Counts warnings by kind: by the plugin that warns, or else by what the warning begins with.
 * @param lines the first line of each warning
 * @returns the kinds with their counts, the most frequent first
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
