import type {CodeBook} from '../../compression/CodeBook';
import type {Content} from '../../compression/placeParts';
import {writeCodeBooks} from '../../compression/writeCodeBooks';
import {MANIFEST} from '../layout';
import {packer} from '../packer';
import {seal} from '../sealedFile';

/** What a file holds, and its name. */
export interface FileContent extends Content {
  name: string;
}

/** Makes files of contents; the manifest gets the books in front. */
export function fileSealer(
  books: readonly CodeBook<Uint8Array>[],
): (content: FileContent) => Uint8Array {
  const pack = packer(new Map(books.entries()));
  return ({name, ...content}) =>
    seal(
      name,
      pack(content, (bits) => name === MANIFEST && writeCodeBooks(bits, books)),
    );
}
