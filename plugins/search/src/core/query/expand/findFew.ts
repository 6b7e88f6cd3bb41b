import type {Dictionary, TermEntry} from '../../reading/Dictionary';
import type {Scheduler} from '../../reading/Scheduler';

/**
 * Finds the terms in the first `mostFiles` files that the list needs. Terms in other files are left out.
 *
 * @returns entries in the order of the terms, whether terms were left out, and the number of files
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
  // In order, so that each file is read once.
  const found = await scheduler.all(Array.from(reachable).sort(), (term) => dictionary.find(term));
  const entries = found.filter((entry) => entry !== undefined);
  return {entries, isPartial: reachable.length < terms.length, files: files.size};
}
