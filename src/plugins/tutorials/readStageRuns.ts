import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  DEFAULT_FRAME,
  eventsOf,
  type Input,
  inputsOf,
  type Shot,
  shotOf,
} from '../examples/readProgram';
import {type Files, projectFiles} from './projectFiles';
import {readStages} from './readStages';
import {stagesFolder, type Tutorial} from './tutorials';

/** How a stage of a game is run. */
export interface StageRun {
  readonly name: string;
  /** The class that starts it. */
  readonly mainClass: string;
  /** Path within a project → content. */
  readonly files: Files;
  readonly digest: string;
  readonly shot: Shot;
  readonly frame: number;
  readonly inputs: readonly Input[];
  readonly events: readonly string[];
  readonly alt: string;
}

interface WrittenRun {
  readonly picture?: string;
  readonly frame?: number;
  readonly input?: string;
  readonly events?: string;
  readonly alt?: string;
}

/** The name under which a stage is recorded. */
export const stageName = ({name}: Tutorial, number: number) => `${name}-${number}`;

/** What the picture is said to show makes no difference to what runs; nor does how the project is built. */
function digestOf(files: Files, {picture, frame, input, events}: WrittenRun): string {
  const hash = createHash('sha256').update(JSON.stringify({picture, frame, input, events}));
  for (const [file, content] of files) {
    if (file.startsWith('src/')) hash.update(file).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads how the stages of a game are run: `runs.json` beside them says for the number of each stage
 * what the header of a program says.
 *
 * @param examples the folder `examples`
 * @throws when a stage is missing there
 */
export function readStageRuns(examples: string, tutorial: Tutorial): StageRun[] {
  const file = path.join(examples, tutorial.name, 'runs.json');
  const runs = JSON.parse(readFileSync(file, 'utf8')) as Record<string, WrittenRun>;
  return readStages(stagesFolder(examples, tutorial)).map((sources, index) => {
    const run = runs[index + 1];
    if (!run) throw new Error(`${file} must say how stage ${index + 1} is run.`);
    const files = projectFiles(examples, tutorial, sources);
    return {
      name: stageName(tutorial, index + 1),
      mainClass: `${tutorial.packageName}.${tutorial.mainClass}`,
      files,
      digest: digestOf(files, run),
      shot: shotOf(run.picture),
      frame: run.frame ?? DEFAULT_FRAME,
      inputs: inputsOf(run.input),
      events: eventsOf(run.events),
      alt: run.alt ?? '',
    };
  });
}
