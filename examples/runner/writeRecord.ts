import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export const sorted = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Writes a record as JSON, with its entries sorted by name. */
export function writeRecord(file: string, record: Readonly<Record<string, unknown>>): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(sorted(record), null, 2)}\n`);
}
