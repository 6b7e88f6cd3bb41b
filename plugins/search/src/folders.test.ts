import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** From bottom to top: a folder may only import from those before it. */
const FOLDERS = [
  'core/text',
  'core/format',
  'core/reading',
  'core/query/parse',
  'core/query/expand',
  'core/query/score',
  'core/query/pick',
  'core/query/excerpt',
  'core/query',
  'core',
  'node/extract/html',
  'node/extract/page',
  'node/index/records',
  'node/index/postings',
  'node/index/files',
  'node/index',
  'node/cli',
  'browser/page',
  'browser',
  'docusaurus/partitions',
  'docusaurus/options',
  'docusaurus/content',
  'docusaurus/build',
  'docusaurus/scripts',
  'docusaurus/development',
  'docusaurus',
  'theme',
];
const BESIDE = ['options', 'names'];
const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

const sourceFiles = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__tests__/.test(file))
  .filter((file) => !BESIDE.includes(file.replace(/\.tsx?$/, '')));

const folderOf = (file: string): string =>
  FOLDERS.find((folder) => file.startsWith(`${folder}/`)) ?? path.posix.dirname(file);

function importsOf(folder: string): string[] {
  return sourceFiles
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) =>
      [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(IMPORT)].map(([, target]) =>
        path.posix.join(path.posix.dirname(file), target as string),
      ),
    )
    .filter((imported) => !BESIDE.includes(imported))
    .map(folderOf);
}

describe('The list of folders', () => {
  it('contains every folder', () => {
    const folders = sourceFiles.filter((file) => file.includes('/')).map(folderOf);
    expect(new Set(folders)).toEqual(new Set(FOLDERS));
  });

  it.each(FOLDERS)('lets %s import only from the folders below it', (folder) => {
    const below = FOLDERS.slice(0, FOLDERS.indexOf(folder) + 1);
    const above = importsOf(folder).filter((name) => !below.includes(name));
    expect([...new Set(above)]).toEqual([]);
  });
});
