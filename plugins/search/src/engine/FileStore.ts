import {unseal} from '../format/sealedFile';
import {SearchIndexError} from '../format/SearchIndexError';

/** Reads a file of the index by its name. */
export type Read = (path: string) => Promise<Uint8Array>;

/** Reads, verifies and decodes files, and keeps the last used ones. */
export class FileStore<Content> {
  readonly #known = new Map<string, Promise<Content>>();

  constructor(
    readonly read: Read,
    readonly decode: (content: Uint8Array) => Content,
    readonly capacity: number,
    readonly dictionary?: Uint8Array,
  ) {}

  get(name: string): Promise<Content> {
    const known = this.#known.get(name);
    if (known !== undefined) {
      this.#known.delete(name);
      this.#known.set(name, known);
      return known;
    }
    const loading = this.#load(name);
    this.#known.set(name, loading);
    // A file that failed is tried again by the next query.
    loading.catch(() => this.#known.delete(name));
    const oldest = this.#known.keys().next();
    if (this.#known.size > this.capacity && !oldest.done) this.#known.delete(oldest.value);
    return loading;
  }

  /** Reads the files with the numbers from `first` to `last`. */
  range(first: number, last: number, nameOf: (number: number) => string): Promise<Content[]> {
    const numbers = Array.from({length: last - first + 1}, (_, index) => first + index);
    return Promise.all(numbers.map((number) => this.get(nameOf(number))));
  }

  async #load(name: string): Promise<Content> {
    const content = unseal(name, await readFile(this.read, name), this.dictionary);
    try {
      return this.decode(content);
    } catch (cause) {
      throw new SearchIndexError('damaged', name, {cause});
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
