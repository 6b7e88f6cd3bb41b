import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';

type Target = string | {[condition: string]: Target};

interface Manifest {
  main?: string;
  types?: string;
  bin?: Record<string, string>;
  exports?: Record<string, Target>;
}

const CODE = /(?<!\.d)\.m?js$/;
const DECLARATION = /\.d\.m?ts$/;
const RELATIVE = /(?:\bfrom |\bimport\(|^import )["'](\.[^"']+)["']/gm;

const filesOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);

function entriesOf({main, types, bin = {}, exports = {}}: Manifest) {
  return [
    ...Object.entries(exports).map(([name, target]) => ({
      name: `exports["${name}"]`,
      files: filesOf(target),
      isTyped: typeof target !== 'string' && 'types' in target,
    })),
    {
      name: 'main',
      files: [main, types].filter((file) => file !== undefined),
      isTyped: types !== undefined,
    },
    ...Object.entries(bin).map(([name, file]) => ({
      name: `bin["${name}"]`,
      files: [file],
      isTyped: true,
    })),
  ];
}

function isThere(folder: string, name: string): boolean {
  const bare = path.join(folder, name).replace(/\.m?js$/, '');
  const ends = ['', '.d.ts', '.d.mts', '/index.d.ts', '/index.d.mts'];
  return [bare, path.join(folder, name)].some((base) =>
    ends.some((end) => existsSync(base + end) && (end !== '' || path.extname(base) !== '')),
  );
}

function brokenImports(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => DECLARATION.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(RELATIVE)]
        .map(([, name = '']) => name)
        .filter((name) => !isThere(path.dirname(path.join(folder, file)), name))
        .map((name) => `${file} imports "${name}", which the package does not have`);
    });
}

/**
 * Returns the entries of an unpacked package that cannot be resolved, have no type declarations, or whose type
 * declarations import missing files.
 * @param withTypes whether the package was built with types
 */
export function packageFaults(folder: string, withTypes: boolean): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const faults = entriesOf(manifest).flatMap(({name, files, isTyped}) => [
    ...files
      .filter((file) => withTypes || !DECLARATION.test(file))
      .filter((file) => !existsSync(path.join(folder, file)))
      .map((file) => `${name} names ${file}, which the package does not have`),
    ...(!isTyped && files.some((file) => CODE.test(file))
      ? [`${name} names no type declarations`]
      : []),
  ]);
  return withTypes ? [...faults, ...brokenImports(folder)] : faults;
}

const LINKS = [
  [
    'the example site on StackBlitz',
    /https:\/\/stackblitz\.com\/github\/\S*\/examples\/all-plugins/,
  ],
  ['the supported versions', /\/SUPPORTED-VERSIONS\.md/],
] as const;

export function readmeFaults(readme: string): string[] {
  return LINKS.filter(([, link]) => !link.test(readme)).map(
    ([what]) => `its README does not link to ${what}`,
  );
}
