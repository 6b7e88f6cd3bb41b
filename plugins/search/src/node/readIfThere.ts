import {readFileSync} from 'node:fs';
import {isMissing} from './isMissing';

/**
 * The bytes of a file, unless it is not there; another build that shares the folder may just have dropped it.
 * @param read reads the file. Default all of it
 */
export function readIfThere(
  file: string,
  read: (file: string) => Buffer = (name) => readFileSync(name),
): Buffer | undefined {
  try {
    return read(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
