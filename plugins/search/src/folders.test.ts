import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** From the bottom to the top: what is in a folder may import from those before it only. */
const FOLDERS = [
  'paths',
  'bytes',
  'analysis',
  'extract',
  'compression',
  'format',
  'indexing',
  'reading',
  'query',
  'engine',
  'worker',
  'client',
  'node',
  'theme',
  'cli',
];
/** The options of the package, next to the folders. */
const OPTIONS = 'options';
const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

const folderOf = (file: string): string =>
  path.relative(__dirname, file).split(path.sep)[0] as string;

/** The folders that the code of a folder imports from; tests and what they share may do as they like. */
function importsOf(folder: string): string[] {
  const files = readdirSync(path.join(__dirname, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|__tests__/.test(name))
    .map((name) => path.join(__dirname, folder, name));
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target]) =>
      folderOf(path.resolve(path.dirname(file), target as string)),
    ),
  );
}

describe('Data flows one way', () => {
  it('through all folders', () => {
    const folders = readdirSync(__dirname, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && entry.name !== '__tests__')
      .map(({name}) => name);
    expect(new Set(folders)).toEqual(new Set(FOLDERS));
  });

  it.each(FOLDERS)('%s imports from the folders below it only', (folder) => {
    const below = FOLDERS.slice(0, FOLDERS.indexOf(folder) + 1);
    const above = importsOf(folder).filter((name) => !below.includes(name) && name !== OPTIONS);
    expect([...new Set(above)]).toEqual([]);
  });
});
