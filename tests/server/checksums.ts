import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';

/** SHA-256 of every file below a folder, by its path in it; sorted. */
export function checksums(dir: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(dir).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dir, file)))
        .digest('hex'),
    ]),
  );
}
