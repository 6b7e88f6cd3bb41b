import {readFile} from 'node:fs/promises';

/** Whether an error says that a file does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Reads a file, or returns `undefined` if it does not exist.
 * @throws Error if the file exists and cannot be read
 */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
