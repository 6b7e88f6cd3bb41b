import {closeSync, openSync, readSync} from 'node:fs';

/** The first bytes of a file; fewer where it has no more. */
export function readStart(file: string, length: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const start = Buffer.alloc(length);
    return start.subarray(0, readSync(descriptor, start));
  } finally {
    closeSync(descriptor);
  }
}
