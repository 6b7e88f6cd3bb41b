import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

const fixtures = path.resolve(__dirname, '../fixtures');

/**
 * Copies a folder of `tests/fixtures` next to the others, so that paths to the plugins work, and tests can change it.
 * Replaces an earlier copy.
 *
 * @returns folder of the copy
 */
export function copyFixture(fixture: string, name: string): string {
  const site = path.join(fixtures, '.copies', name);
  rmSync(site, {recursive: true, force: true});
  cpSync(path.join(fixtures, fixture), site, {recursive: true});
  return site;
}
