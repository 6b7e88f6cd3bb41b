import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Folder, recordFile, type RunRecord} from '../../src/plugins/examples/RunRecord';

export function writeRecord(examples: string, folder: Folder, record: RunRecord): void {
  const file = recordFile(examples, folder);
  const sorted = Object.fromEntries(
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
