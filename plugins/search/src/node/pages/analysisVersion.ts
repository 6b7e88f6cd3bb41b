import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {workerFile} from '../work/workerFile';
import {installedVersion} from './installedVersion';

/** Folders whose code decides what the analysis of a page gives. */
const SOURCES = ['analysis', 'extract', 'format', 'indexing', 'node/pages'];
/** Modules of the packages that decide on it: they stem, decode text and know stop words. */
const MODULES = ['lunr', 'entities/decode', 'lunr-languages/lunr.stemmer.support'];

/**
 * A digest of the code that analyses pages, so that nothing that older code has kept is used.
 * Undefined where the code cannot be found, such as in somebody's bundle: then nothing may be kept.
 * @param versionOf gives the version of the package that a module is part of
 */
export function analysisVersion(versionOf = installedVersion): string | undefined {
  const worker = workerFile();
  if (worker === undefined) return undefined;
  const versions = MODULES.map((module) => versionOf(module, worker));
  if (versions.includes(undefined)) return undefined;
  const hash = createHash('sha256').update([...versions, process.versions.unicode].join(' '));
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
