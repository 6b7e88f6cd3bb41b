import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Program, Shot} from '../../src/plugins/examples/Program';
import type {Folder, RunRecord} from '../../src/plugins/examples/RunRecord';
import {projectFiles} from '../../src/plugins/tutorials/projectFiles';
import {readStageRuns, type StageRun} from '../../src/plugins/tutorials/readStageRuns';
import {TUTORIALS} from '../../src/plugins/tutorials/tutorials';
import {readPrograms} from '../../src/plugins/examples/readPrograms';

export interface Job {
  readonly folder: Folder;
  readonly name: string;
  readonly digest: string;
  readonly mainClass: string;
  readonly sources: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly classes: string;
  readonly workFolder: string;
  readonly shot: Shot;
  readonly clock: Program['clock'];
  readonly frame: number;
  readonly inputs: Program['inputs'];
  readonly events: Program['events'];
}

export interface Choice {
  readonly work: string;
  readonly records: ReadonlyMap<Folder, RunRecord>;
  /** Names of programs or folders. If empty, all programs are chosen. */
  readonly names: readonly string[];
  readonly onlyChanged: boolean;
}

function supportOf(folder: string): string[] {
  const support = path.join(folder, 'support');
  if (!existsSync(support)) return [];
  return readdirSync(support)
    .sort()
    .map((file) => path.join(support, file));
}

function digestOf(program: Program, support: readonly string[]): string {
  if (support.length === 0) return program.digest;
  const hash = createHash('sha256').update(program.digest);
  support.forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('hex').slice(0, 16);
}

function jobsIn(examples: string, folder: 'gallery' | 'facts', work: string): Job[] {
  const support = supportOf(path.join(examples, folder));
  return readPrograms(examples, folder).map((program) => {
    const {name, shot, clock, frame, inputs, events} = program;
    const workFolder = path.join(work, folder, name);
    return {
      ...{folder, name, shot, clock, frame, inputs, events, workFolder},
      digest: digestOf(program, support),
      mainClass: name,
      sources: [path.join(examples, folder, `${name}.java`), ...support],
      files: new Map(),
      classes: path.join(workFolder, 'classes'),
    };
  });
}

const JAVA = 'src/main/java/';
const RESOURCES = 'src/main/resources/';

/** Returns the job that runs a stage of a tutorial's game. The stage's images and sounds go next to its classes. */
async function jobOfStage(
  examples: string,
  {tutorial, sources, name, digest, shot, frame, inputs, events}: StageRun,
  work: string,
): Promise<Job> {
  const files = await projectFiles(examples, tutorial, sources);
  const mainClass = `${tutorial.packageName}.${tutorial.mainClass}`;
  const workFolder = path.join(work, 'stages', name);
  const classes = path.join(workFolder, 'classes');
  const written = [...files].flatMap(([file, content]): [string, Uint8Array][] => {
    if (file.startsWith(JAVA)) return [[path.join(workFolder, file), content]];
    if (!file.startsWith(RESOURCES)) return [];
    return [[path.join(classes, file.slice(RESOURCES.length)), content]];
  });
  return {
    ...{
      folder: 'stages',
      name,
      mainClass,
      digest,
      shot,
      frame,
      inputs,
      events,
      workFolder,
      classes,
    },
    clock: 'game',
    sources: written.map(([file]) => file).filter((file) => file.endsWith('.java')),
    files: new Map(written),
  };
}

/**
 * Returns the programs to run, and the names of all programs.
 *
 * @throws if a name is neither a program nor a folder
 */
export async function chooseJobs(
  examples: string,
  {work, records, names, onlyChanged}: Choice,
): Promise<{jobs: Job[]; all: Map<Folder, string[]>}> {
  const runs = TUTORIALS.flatMap((tutorial) => readStageRuns(examples, tutorial));
  const jobs = [
    ...(['gallery', 'facts'] as const).flatMap((folder) => jobsIn(examples, folder, work)),
    ...(await Promise.all(runs.map((run) => jobOfStage(examples, run, work)))),
  ];
  const all = new Map<Folder, string[]>();
  for (const {folder, name} of jobs) all.set(folder, [...(all.get(folder) ?? []), name]);
  const unknown = names.find(
    (wanted) => !jobs.some(({name, folder}) => name === wanted || folder === wanted),
  );
  if (unknown !== undefined) {
    throw new Error(
      `There is no program "${unknown}" in examples/gallery or examples/facts, and no such stage.`,
    );
  }
  const chosen = jobs.filter(({name, folder, digest}) => {
    const isNamed = names.length === 0 || names.includes(name) || names.includes(folder);
    return isNamed && !(onlyChanged && records.get(folder)?.[name]?.digest === digest);
  });
  return {jobs: chosen, all};
}
