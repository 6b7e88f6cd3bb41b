import {SearchIndexError} from '../format/SearchIndexError';
import {type Packing, unseal} from '../format/sealedFile';
import {NO_DEADLINE} from './Deadline';

/** Reads a file of the index by its name. */
export type Read = (path: string) => Promise<Uint8Array>;

/** Reads, verifies and decodes files, and keeps the last used ones. */
export class FileStore<Decoded> {
  readonly #known = new Map<string, Promise<Decoded>>();

  constructor(
    readonly read: Read,
    readonly decode: (content: Uint8Array) => Decoded,
    readonly capacity: number,
    readonly packing: Packing,
  ) {}

  get(name: string): Promise<Decoded> {
    const loading = this.#known.get(name) ?? this.#load(name);
    this.#known.delete(name);
    this.#known.set(name, loading);
    const {value} = this.#known.keys().next();
    if (this.#known.size > this.capacity) this.#known.delete(value as string);
    return loading;
  }

  /** Reads the files with the numbers from `first` to `last`. */
  range(first: number, last: number, nameOf: (number: number) => string): Promise<Decoded[]> {
    const files = Array.from({length: last - first + 1}, (_, at) => this.get(nameOf(first + at)));
    return Promise.all(files);
  }

  async #load(name: string): Promise<Decoded> {
    try {
      const bytes = await readFile(this.read, name);
      return await NO_DEADLINE.inTurn(() => unseal(name, bytes, this.decode, this.packing));
    } catch (error) {
      // A file that failed is tried again by the next query.
      this.#known.delete(name);
      throw error;
    }
  }
}

/** @throws SearchIndexError where the file cannot be read */
export async function readFile(read: Read, name: string): Promise<Uint8Array> {
  try {
    return await read(name);
  } catch (cause) {
    throw new SearchIndexError('missing', name, {cause});
  }
}
