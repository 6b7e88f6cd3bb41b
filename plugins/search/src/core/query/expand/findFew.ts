import type {Dictionary, TermEntry} from '../../reading/Dictionary';
import type {Scheduler} from '../../reading/Scheduler';

/**
 * Looks up terms in at most `mostFiles` files, which are chosen in the order of the terms. Leaves out terms in
 * other files.
 *
 * @returns entries in alphabetical order, whether terms were left out, and the number of files
 */
export async function findFew(
  terms: readonly string[],
  dictionary: Dictionary,
  scheduler: Scheduler,
  mostFiles: number,
): Promise<{entries: TermEntry[]; isPartial: boolean; files: number}> {
  const files = new Set<string>();
  const reachable = terms.filter((term) => {
    const file = dictionary.fileOf(term);
    if (files.size < mostFiles) files.add(file);
    return files.has(file);
  });
  // Sorted, so that terms in the same file are looked up together.
  const found = await scheduler.all(Array.from(reachable).sort(), (term) => dictionary.find(term));
  const entries = found.filter((entry) => entry !== undefined);
  return {entries, isPartial: reachable.length < terms.length, files: files.size};
}
