/**
 * Optimal string alignment distance: the number of characters to insert, delete, replace or swap with a neighbor.
 */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({length: other.length + 1}, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one.charAt(row - 1) === other.charAt(column - 1);
      const isSwap =
        one.charAt(row - 1) === other.charAt(column - 2) &&
        one.charAt(row - 2) === other.charAt(column - 1);
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

export function isTypo(word: string, correct: string): boolean {
  const allowed = Math.min(word.length, correct.length) >= 8 ? 2 : 1;
  return (
    Math.abs(word.length - correct.length) <= allowed && editDistance(word, correct) <= allowed
  );
}

export function closestNames(word: string, names: Iterable<string>, limit = 3): string[] {
  const lower = word.toLowerCase();
  const tolerance = Math.max(2, Math.ceil(word.length / 3));
  return [...new Set(names)]
    .filter((name) => Math.abs(name.length - word.length) <= tolerance)
    .map((name) => ({name, distance: editDistance(lower, name.toLowerCase())}))
    .filter(({distance}) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'))
    .slice(0, limit)
    .map(({name}) => name);
}
