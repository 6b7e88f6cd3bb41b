import {openFinder} from '../engine/openFinder';
import {bestRows} from '../engine/readHits';
import type {TypedFinding} from '../engine/SearchResult';
import type {IndexFile} from '../indexing/indexFiles';
import {SCREEN} from '../ranking/pickHits';

/**
 * Bytes that a query reads from indexes that were never asked before, manifests included: of the text
 * only that of the rows that are shown.
 *
 * @param indexes the files of each index that is asked
 */
export async function measureQuery(
  indexes: readonly (readonly IndexFile[])[],
  query: string,
): Promise<number> {
  const asked = new Set<IndexFile>();
  const find = async (files: readonly IndexFile[]): Promise<{finding: TypedFinding}> => {
    const byName = new Map(files.map((file) => [file.name, file]));
    const read = (name: string): Promise<Uint8Array> => {
      const file = byName.get(name);
      if (file === undefined) return Promise.reject(new Error(`The index has no file ${name}.`));
      asked.add(file);
      return Promise.resolve(file.bytes);
    };
    const index = await openFinder({read});
    return {finding: await index.find(query, {mode: 'plain'})};
  };
  const found = await Promise.all(indexes.map(find));
  await Promise.all(bestRows(found, SCREEN).map(({row}) => row.read()));
  return Array.from(asked).reduce((sum, {bytes}) => sum + bytes.length, 0);
}
