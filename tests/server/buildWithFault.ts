import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const authors = path.join(root, 'tests/fixtures/authors');
const sites = path.join(root, 'tests/fixtures/.authors-sites');

export interface FaultBuild {
  /** Exit code of the build: 0 when it succeeded. */
  code: number;
  /** What it printed, without colours. */
  output: string;
  /** Folder of the built pages. */
  dir: string;
}

/**
 * Builds the small site of `tests/fixtures/authors/base` with the files of a fault laid over it.
 * @param fault folder below `tests/fixtures/authors`
 */
export async function buildWithFault(fault: string): Promise<FaultBuild> {
  const site = path.join(sites, fault);
  const dir = path.join(site, 'build');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  for (const layer of ['base', fault])
    cpSync(path.join(authors, layer), site, {recursive: true, force: true});
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build', site, '--out-dir', dir], {
    cwd: root,
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  return {code, output, dir};
}
