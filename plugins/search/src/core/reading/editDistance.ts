/**
 * Whether a word is within lunr's edit distance of a term. lunr walks the term from its start. In each step, it
 * may insert, delete or replace a letter, or swap the next two letters. A swapped letter can be edited again,
 * which a plain distance matrix does not allow. A `*` in the term matches any one letter.
 */
export function isWithinEdits(term: string, word: string, edits: number): boolean {
  const known = new Map<string, number>();
  const walk = (rest: string, at: number, left: number): boolean => {
    // After the end of the word, the rest of the term can only be deleted.
    if (at === word.length) return rest.length <= left;
    if (Math.abs(rest.length + at - word.length) > left) return false;
    const key = `${rest}\u0000${at}`;
    if ((known.get(key) ?? -1) >= left) return false;
    known.set(key, left);
    const next = rest.slice(1);
    const isNext = (letter: string | undefined): boolean => letter === word[at] || letter === '*';
    if (isNext(rest[0]) && walk(next, at + 1, left)) return true;
    if (left === 0) return false;
    return (
      walk(rest, at + 1, left - 1) ||
      walk(next, at, left - 1) ||
      walk(next, at + 1, left - 1) ||
      (isNext(rest[1]) && walk(`${rest[0]}${rest.slice(2)}`, at + 1, left - 1))
    );
  };
  return walk(term, 0, edits);
}

/**
 * Damerau-Levenshtein distance with adjacent transpositions (optimal string alignment), or `limit + 1` if it
 * is more than `limit`.
 */
export function editDistance(first: string, second: string, limit: number): number {
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let start = 0;
  const shorter = Math.min(first.length, second.length);
  while (start < shorter && first[start] === second[start]) start++;
  let endA = first.length;
  let endB = second.length;
  while (endA > start && endB > start && first[endA - 1] === second[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return Math.max(restA, restB);
  if (limit === 1) {
    const isSwap =
      restA === 2 &&
      restB === 2 &&
      first[start] === second[start + 1] &&
      first[start + 1] === second[start];
    return isSwap ? 1 : 2;
  }
  return alignRest(first.slice(start, endA), second.slice(start, endB), limit);
}

function alignRest(first: string, second: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({length: second.length + 1}, (_, index) => index);
  for (let row = 1; row <= first.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1];
      let cost = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwap = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      if (row > 1 && column > 1 && isSwap)
        cost = Math.min(cost, (before[column - 2] as number) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(above[second.length] as number, limit + 1);
}
