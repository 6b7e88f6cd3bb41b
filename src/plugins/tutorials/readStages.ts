import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The sources of the game after a page of the tutorial: file name → its text. */
export type Sources = ReadonlyMap<string, string>;

function readFolder(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.java'))
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

/**
 * Reads the stages of the game, the first at index 0. The folders `1-…`, `2-…` hold what is new or
 * different in a stage; all other files are those of the stage before.
 *
 * @throws when the numbers of the folders have a gap
 */
export function readStages(folder: string): Sources[] {
  const names = readdirSync(folder).sort((one, other) => parseInt(one) - parseInt(other));
  const stages: Sources[] = [];
  for (const [index, name] of names.entries()) {
    if (parseInt(name) !== index + 1) {
      throw new Error(`${folder} must have a folder "${index + 1}-…" in place of "${name}".`);
    }
    stages.push(new Map([...(stages.at(-1) ?? []), ...readFolder(path.join(folder, name))]));
  }
  return stages;
}
