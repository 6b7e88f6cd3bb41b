import {readFile} from 'node:fs/promises';
import {isObject} from '../operator/valueAt';

/**
 * The text of a file, or undefined when it is gone.
 * @throws Error when it is there and cannot be read
 */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isObject(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
