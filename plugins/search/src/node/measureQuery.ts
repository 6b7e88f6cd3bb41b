import {openIndex} from '../engine/openIndex';
import type {IndexFile} from '../indexing/IndexFile';

/** Bytes that a query reads from an index that was never asked before, manifest included. */
export async function measureQuery(files: readonly IndexFile[], query: string): Promise<number> {
  const byName = new Map(files.map(({name, bytes}) => [name, bytes]));
  const asked = new Map<string, number>();
  const read = (name: string): Promise<Uint8Array> => {
    const bytes = byName.get(name);
    if (bytes === undefined) return Promise.reject(new Error(`The index has no file ${name}.`));
    asked.set(name, bytes.length);
    return Promise.resolve(bytes);
  };
  const index = await openIndex({read});
  await index.search(query, {mode: 'plain'});
  index.close();
  return [...asked.values()].reduce((sum, length) => sum + length, 0);
}
