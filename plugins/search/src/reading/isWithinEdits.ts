/**
 * Whether a word lies within lunr's edit distance of a term. lunr walks the term from its start
 * and may insert, delete, replace, or swap the next two letters; a swapped letter can be edited
 * again, which a plain distance matrix does not allow. A `*` of the term is any one letter.
 */
export function isWithinEdits(term: string, word: string, edits: number): boolean {
  const known = new Map<string, number>();
  const walk = (rest: string, at: number, left: number): boolean => {
    // Where the word has ended, what is left of the term can only be deleted.
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
