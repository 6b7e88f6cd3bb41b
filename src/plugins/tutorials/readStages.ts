import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type Sources = ReadonlyMap<string, string>;

function readFolder(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.java'))
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

/** Replaces sources with the files of a folder. An empty file deletes the class. */
function withFilesOf(folder: string, sources: Sources): Sources {
  const merged = new Map([...sources, ...readFolder(folder)]);
  return new Map([...merged].filter(([, code]) => code.trim() !== ''));
}

/**
 * Reads the stages of a game, starting with index 0. The folders `1-…`, `2-…` contain the new and changed files of each
 * stage. All other files are the same as in the previous stage.
 *
 * @throws Error if a number is missing between the folders
 */
export function readStages(folder: string): Sources[] {
  const names = readdirSync(folder).sort((one, other) => parseInt(one) - parseInt(other));
  const stages: Sources[] = [];
  for (const [index, name] of names.entries()) {
    if (parseInt(name) !== index + 1) {
      throw new Error(`${folder} must have a folder "${index + 1}-…" instead of "${name}".`);
    }
    stages.push(withFilesOf(path.join(folder, name), stages.at(-1) ?? new Map()));
  }
  return stages;
}

/** A solution of an exercise: its name, such as `10-higher-jump`, and the source texts of its game. */
export interface Solution {
  readonly name: string;
  readonly stage: number;
  readonly sources: Sources;
}

/**
 * Reads the solutions of the exercises. A folder such as `10-…` contains the files that differ from its stage.
 *
 * @throws Error if a stage is missing
 */
export function readSolutions(folder: string, stages: readonly Sources[]): Solution[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const stage = parseInt(name);
    const before = stages[stage - 1];
    if (!before) throw new Error(`${folder}/${name} must begin with the number of a stage.`);
    return {name, stage, sources: withFilesOf(path.join(folder, name), before)};
  });
}
