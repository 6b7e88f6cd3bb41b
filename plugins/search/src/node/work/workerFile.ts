import {existsSync} from 'node:fs';
import path from 'node:path';

/** Where the worker is, seen from the source and from each bundle of the package. */
const PLACES = ['buildWorker.ts', 'node/work/buildWorker.js', '../node/work/buildWorker.js'];

/**
 * The file that builds in a thread of its own, if it is where the package has it.
 * @param from folder of the source, or of the bundle that this is part of
 */
export function workerFile(from = __dirname): string | undefined {
  return PLACES.map((place) => path.join(from, place)).find((file) => existsSync(file));
}
