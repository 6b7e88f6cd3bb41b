import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Result of running a code block of a page: `ran`, `threw: …` with the exception, or `not runnable: …` with the reason.
 */
export type FragmentResult = 'ran' | `threw: ${string}` | `not runnable: ${string}`;

export type FragmentRecord = Readonly<Record<string, Readonly<Record<string, FragmentResult>>>>;

export const fragmentFile = (examples: string) => path.join(examples, 'records/fragments.json');

/** Reads the results of all pages' code blocks; empty before the first run. */
export function readFragmentRecord(examples: string): FragmentRecord {
  const file = fragmentFile(examples);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FragmentRecord) : {};
}
