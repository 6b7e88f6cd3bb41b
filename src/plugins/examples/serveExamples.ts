import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '@screwbox/shared/files/filesBelow';
import {codeAddress, fileAddress, programAddress} from './addresses';
import type {ProgramCode} from './ExampleData';
import type {Example} from './readExamples';
import {withoutRegions} from './regionOf';

/** One of the site's static directories, relative to the site's folder. */
export const SERVED_EXAMPLES = 'node_modules/.cache/served-examples';

/**
 * Copies the gallery's public files into a folder of static files: images, code and the files that
 * programs load. Removes files that are no longer needed.
 * @param more other files, by address relative to the base URL
 */
export function serveExamples(
  folder: string,
  served: string,
  examples: readonly Example[],
  shown: ReadonlyMap<string, ProgramCode>,
  more: ReadonlyMap<string, string>,
): void {
  const wanted = new Set<string>();
  const place = (address: string): string => {
    wanted.add(address);
    const target = path.join(served, address);
    mkdirSync(path.dirname(target), {recursive: true});
    return target;
  };
  for (const [address, source] of more) cpSync(source, place(address));
  for (const [slug, {name, html, code, files}] of shown)
    writeFileSync(place(programAddress(slug)), JSON.stringify({name, html, code, files}));
  for (const {program, code, files} of examples) {
    writeFileSync(place(codeAddress(program.name)), `${withoutRegions(code)}\n`);
    for (const [address, source] of files) cpSync(source, place(address));
    for (const file of program.files) {
      cpSync(path.join(folder, 'files', file), place(fileAddress(file)));
    }
  }
  for (const file of filesBelow(served)) if (!wanted.has(file)) rmSync(path.join(served, file));
}
