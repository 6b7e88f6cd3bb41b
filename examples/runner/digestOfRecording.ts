import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Digest of the program that records a figure. If it has changed, the recording is outdated. */
export function digestOfRecording(examples: string, name: string): string {
  const source = readFileSync(path.join(examples, 'figures', `${name}.java`));
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}
