import type {CodeBook} from '../compression/CodeBook';
import {writeCodeBooks} from '../compression/writeCodeBooks';
import {dataFile, MANIFEST} from '../format/layout';
import {packer} from '../format/packer';
import {seal} from '../format/sealedFile';
import type {PackedData} from './DataContent';
import type {IndexFile} from './IndexFile';
import type {Directory} from './makeDirectory';

/**
 * Names and seals all files of an index.
 * @param books the codes of all kinds
 * @returns the files, the manifest last
 */
export function sealFiles(
  {id, content}: Directory,
  data: readonly PackedData[],
  books: readonly CodeBook<Uint8Array>[],
): IndexFile[] {
  const pack = packer(new Map(books.entries()));
  const manifest = pack(content, (bits) => writeCodeBooks(bits, books));
  return [
    ...data.map(({file, number, packed}) => ({name: dataFile(id, file, number), packed})),
    {name: MANIFEST, packed: manifest},
  ].map(({name, packed}) => ({name, bytes: seal(name, packed)}));
}
