import type {Partition} from '../../core/partitions/catalog';

/** What the page tells the search worker of files that it fetches while the worker's script is on its way. */
export type AheadMessage =
  /** Which indexes a search will need, and which of their files are coming. */
  | {kind: 'open'; baseUrl: string; context: string; files: string[]}
  /** A file that has come, or undefined where it did not: then the worker asks itself, and says why. */
  | {kind: 'file'; file: string; bytes: ArrayBuffer | undefined}
  /** Indexes of another site, which can be searched from now on. */
  | {kind: 'indexes'; partitions: Partition[]}
  /** What stands in the field, while the script that asks for its rows is on its way. */
  | {kind: 'typed'; baseUrl: string; context: string; query: string};

/** Files of the index that the page has asked for, each to be taken once. */
export class FilesAhead {
  readonly #coming = new Map<string, Promise<ArrayBuffer | undefined>>();
  readonly #arrivals = new Map<string, (bytes: ArrayBuffer | undefined) => void>();

  /** Notes that the page has asked for these files. */
  expect(files: readonly string[]): void {
    for (const file of files)
      this.#coming.set(file, new Promise((resolve) => this.#arrivals.set(file, resolve)));
  }

  /** Hands a file over to the request that waits for it. */
  arrive(file: string, bytes: ArrayBuffer | undefined): void {
    this.#arrivals.get(file)?.(bytes);
    this.#arrivals.delete(file);
  }

  /** The bytes of a file once they have come; undefined where the page did not ask for it. */
  take = (file: string): Promise<ArrayBuffer | undefined> | undefined => {
    const coming = this.#coming.get(file);
    this.#coming.delete(file);
    return coming;
  };
}
