import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates a folder that is removed after the test that asks for it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  // Not `afterEach`: this module is loaded once for several files, and would clean up after the first alone.
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
