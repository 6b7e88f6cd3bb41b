import {type DataFileKind, dataFile} from '../format/layout';
import type {InlineKind, Manifest} from '../format/Manifest';
import {SearchIndexError, unseal} from '../format/sealedFile';
import {SHARED_SCHEDULER} from './Scheduler';

export type Read = (path: string) => Promise<Uint8Array>;

export interface Keeping<Decoded> {
  decode: (content: Uint8Array) => Decoded;
  capacity: number;
}

/** Reads, verifies and decodes the files of one kind, and caches the most recently used ones. */
export class FileStore<Decoded> {
  readonly #known = new Map<number, Promise<Decoded>>();

  constructor(
    readonly manifest: Pick<Manifest, 'id' | 'inline'>,
    readonly read: Read,
    readonly kind: DataFileKind,
    readonly keeping: Keeping<Decoded>,
  ) {}

  get(number: number): Promise<Decoded> {
    const loading = this.#known.get(number) ?? this.#load(number);
    this.#known.delete(number);
    this.#known.set(number, loading);
    const {value} = this.#known.keys().next();
    if (this.#known.size > this.keeping.capacity) this.#known.delete(value as number);
    return loading;
  }

  range(first: number, last: number): Promise<Decoded[]> {
    return Promise.all(Array.from({length: last - first + 1}, (_, at) => this.get(first + at)));
  }

  nameOf(number: number): string {
    return dataFile(this.manifest.id, this.kind, number);
  }

  async #load(number: number): Promise<Decoded> {
    const name = this.nameOf(number);
    const decode = (content: Uint8Array): Promise<Decoded> =>
      SHARED_SCHEDULER.inTurn(() => this.keeping.decode(content));
    try {
      const inline = this.manifest.inline[this.kind as InlineKind];
      if (inline !== undefined) return await decode(inline);
      return await unseal(name, await readFile(this.read, name), decode);
    } catch (error) {
      // The next query retries a file that failed.
      this.#known.delete(number);
      throw error;
    }
  }
}

export async function readFile(read: Read, name: string): Promise<Uint8Array> {
  try {
    return await read(name);
  } catch (cause) {
    throw new SearchIndexError('missing', name, {cause});
  }
}
