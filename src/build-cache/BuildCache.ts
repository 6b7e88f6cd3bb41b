import {createHash} from 'node:crypto';
import {mkdir, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readIfThere} from '@screwbox/shared/files/readIfThere';

/**
 * Digest of the modules in a folder and of the packages that are installed: while it stays, the
 * same input gives the same result.
 */
async function digestOfMakers(folder: string, siteDir: string): Promise<string> {
  const digest = createHash('sha256');
  const files = await readdir(folder, {withFileTypes: true});
  const sources = files.filter((entry) => entry.isFile()).map(({name}) => path.join(folder, name));
  for (const file of [...sources.sort(), path.join(siteDir, 'package-lock.json')])
    digest.update((await readIfThere(file)) ?? '').update('\0');
  return digest.digest('hex');
}

/** What earlier builds made, by what they made it from, in `node_modules/.cache`. */
export class BuildCache {
  readonly #folder: string;
  readonly #makers: Promise<string>;
  readonly #used = new Set<string>();

  /**
   * @param name of its folder
   * @param makers folder of the modules that make the results: another version of them makes again
   */
  constructor(siteDir: string, name: string, makers: string) {
    this.#folder = path.join(siteDir, 'node_modules/.cache', name);
    this.#makers = digestOfMakers(makers, siteDir);
  }

  /** The result of this input, made only if no earlier build made it. */
  async get(input: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<Uint8Array> {
    const digest = createHash('sha256').update(await this.#makers);
    const name = digest.update(input).digest('hex');
    this.#used.add(name);
    const file = path.join(this.#folder, name);
    const known = await readIfThere(file);
    if (known) return known;
    const result = await make();
    await mkdir(this.#folder, {recursive: true});
    // Whole or not at all, even where another build writes the same.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, result);
    await rename(unfinished, file);
    return result;
  }

  /** Removes what this build did not ask for. */
  async removeUnused(): Promise<void> {
    await mkdir(this.#folder, {recursive: true});
    const names = await readdir(this.#folder);
    // A name with a dot is of what another build is about to finish.
    const unused = names.filter((name) => !name.includes('.') && !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.#folder, name), {force: true})));
  }
}
