import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  // `afterEach` would only clean up after the first file, because this module is loaded once for several
  // files.
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
