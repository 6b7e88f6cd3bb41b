import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Example} from './readExamples';
import {withoutRegions} from './regionOf';

/** A static directory of the site, below its folder. */
export const SERVED_EXAMPLES = 'node_modules/.cache/served-examples';

/** Address below the base URL of the code of a program. */
export const codeAddress = (name: string) => `examples/${name}.java`;

/** Address of a file that programs load. */
export const fileAddress = (file: string) => `examples/files/${file}`;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
}

/**
 * Lays what readers load of the programs into a folder of static files: pictures, code and the files
 * that they need. What is no longer needed is removed.
 *
 * @param folder the folder `examples`
 * @param served the static folder
 * @param more other files: address below the base URL → file
 */
export function serveExamples(
  folder: string,
  served: string,
  examples: readonly Example[],
  more: ReadonlyMap<string, string> = new Map(),
): void {
  const wanted = new Set<string>();
  const place = (address: string): string => {
    wanted.add(path.normalize(address));
    const target = path.join(served, address);
    mkdirSync(path.dirname(target), {recursive: true});
    return target;
  };
  for (const [address, source] of more) cpSync(source, place(address));
  for (const {program, code, files} of examples) {
    writeFileSync(place(codeAddress(program.name)), `${withoutRegions(code)}\n`);
    for (const [address, source] of files) cpSync(source, place(address));
    for (const file of program.files) {
      cpSync(path.join(folder, 'files', file), place(fileAddress(file)));
    }
  }
  for (const file of filesIn(served)) if (!wanted.has(file)) rmSync(path.join(served, file));
}
