import path from 'node:path';
import {addFault} from './authorsSite';
import {copyFixture} from './copyFixture';
import {docusaurusCli} from './docusaurusCli';
import {runToEnd} from './runToEnd';

const root = path.resolve(__dirname, '../..');

export interface FaultBuild {
  code: number;
  output: string;
  dir: string;
}

/**
 * Builds the small site of `tests/fixtures/authors/base` with the files of a fault copied over it.
 * @param prepare adds files that are too large for the repository to the site's folder
 */
export async function buildWithFault(
  fault: string,
  prepare?: (site: string) => void,
): Promise<FaultBuild> {
  const site = copyFixture('authors/base', fault);
  const dir = path.join(site, 'build');
  addFault(site, fault);
  prepare?.(site);
  const cli = docusaurusCli(root);
  const {code, output} = await runToEnd(process.execPath, [cli, 'build', site, '--out-dir', dir], {
    cwd: root,
    env: {NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  return {code, output, dir};
}
