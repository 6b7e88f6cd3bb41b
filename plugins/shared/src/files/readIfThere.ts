import {readFileSync} from 'node:fs';

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Reads a file, or returns `undefined` if it does not exist.
 * @throws Error if the file exists and cannot be read
 */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
