import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {workerFile} from '../work/workerFile';

/** Folders whose code decides what the analysis of a page gives. */
const SOURCES = ['analysis', 'extract', 'format', 'indexing', 'node/pages'];

/**
 * A digest of the code that analyses pages, so that nothing that older code has kept is used.
 * Undefined where the code cannot be found, such as in somebody's bundle: then nothing may be kept.
 */
export function analysisVersion(): string | undefined {
  const worker = workerFile();
  if (worker === undefined) return undefined;
  const hash = createHash('sha256').update(`${lunr.version} ${process.versions.unicode}`);
  if (worker.endsWith('.js')) return hash.update(readFileSync(worker)).digest('hex');
  const root = path.resolve(path.dirname(worker), '../..');
  for (const folder of SOURCES) {
    for (const name of readdirSync(path.join(root, folder)).sort()) {
      const file = path.join(root, folder, name);
      if (name.endsWith('.ts') && existsSync(file)) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
