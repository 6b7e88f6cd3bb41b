import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import picomatch from 'picomatch';
import type {SiteBuild} from '../SiteBuild';

export interface SiteBuildSource {
  buildDir: string;
  /** Scripts and styles of the search, relative to the build folder. */
  searchFiles: string[];
  /** Globs of files whose names contain a hash of their content. */
  immutable: string[];
}

export function siteBuild({buildDir, searchFiles, immutable}: SiteBuildSource): SiteBuild {
  const files = filesBelow(buildDir).filter((file) => path.basename(file) !== 'service-worker.js');
  const digest = createHash('sha256');
  for (const file of files)
    digest.update(`${file}\n`).update(readFileSync(path.join(buildDir, file)));
  const indexAndPage = files.filter((file) =>
    /^search-index\/.+\/|^search(\/index)?\.html$/.test(file),
  );
  return {
    digest: digest.digest('hex').slice(0, 16),
    scripts: files.filter((file) => /^assets\/js\/(?:runtime~)?main\.[^/]+\.js$/.test(file)),
    search: [...searchFiles, ...indexAndPage],
    immutable: immutable.map((glob) => picomatch.makeRe(glob).source).join('|'),
  };
}
