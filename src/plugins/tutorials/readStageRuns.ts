import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Input, Shot} from '../examples/Program';
import {DEFAULT_FRAME, eventsOf, inputsOf, shotOf} from '../examples/programHeader';
import {readStages, type Sources} from './readStages';
import {ASSETS, stagesFolder, type Tutorial} from './tutorials';

export interface StageRun {
  readonly name: string;
  readonly tutorial: Tutorial;
  readonly sources: Sources;
  /** Digest of the game and of the settings for running it. */
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

export const stageName = ({name}: Tutorial, number: number) => `${name}-${number}`;

/**
 * Returns the digest of a stage. Text alternatives and build files are excluded, because they do not affect the run.
 */
function digestOf(
  {art}: Tutorial,
  sounds: string,
  sources: Sources,
  {picture, frame, input, events}: WrittenRun,
): string {
  const hash = createHash('sha256').update(JSON.stringify({picture, frame, input, events, art}));
  for (const [file, code] of sources) hash.update(file).update(code);
  for (const file of readdirSync(sounds).sort())
    hash.update(file).update(readFileSync(path.join(sounds, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads the settings for running a game's stages from `runs.json`. For each stage, it has the same
 * fields as the header of a program.
 * @throws Error if a stage is missing in `runs.json`
 */
export function readStageRuns(examples: string, tutorial: Tutorial): StageRun[] {
  const file = path.join(examples, tutorial.name, 'runs.json');
  const runs = JSON.parse(readFileSync(file, 'utf8')) as Record<string, WrittenRun>;
  const sounds = path.join(examples, tutorial.name, 'project', ASSETS);
  return readStages(stagesFolder(examples, tutorial)).map((sources, index) => {
    const run = runs[index + 1];
    if (!run) throw new Error(`${file} must contain the settings for running stage ${index + 1}.`);
    return {
      name: stageName(tutorial, index + 1),
      tutorial,
      sources,
      digest: digestOf(tutorial, sounds, sources, run),
      shot: shotOf(run.picture),
      frame: run.frame ?? DEFAULT_FRAME,
      inputs: inputsOf(run.input),
      events: eventsOf(run.events),
      alt: run.alt ?? '',
    };
  });
}
