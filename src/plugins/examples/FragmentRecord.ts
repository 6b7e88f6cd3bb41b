import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * What happened when a block of code of a page was run: `ran`, `threw: …` with the exception, or
 * `not runnable: …` with the reason.
 */
export type FragmentResult = 'ran' | `threw: ${string}` | `not runnable: ${string}`;

/** Page → digest of a block → what happened when it was run. */
export type FragmentRecord = Readonly<Record<string, Readonly<Record<string, FragmentResult>>>>;

/** @param examples the folder `examples` */
export const fragmentFile = (examples: string) => path.join(examples, 'records/fragments.json');

/** What is recorded of the blocks of all pages; nothing before any has run. */
export function readFragmentRecord(examples: string): FragmentRecord {
  const file = fragmentFile(examples);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FragmentRecord) : {};
}
