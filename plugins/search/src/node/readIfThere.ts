import {readFileSync} from 'node:fs';
import {isMissing} from './isMissing';

/** The bytes of a file, unless it is not there; another build that shares the folder may just have dropped it. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
