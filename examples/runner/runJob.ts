import {copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RunEntry} from '../../src/plugins/examples/RunRecord';
import {differenceOf, isBlank} from './encodePicture';
import {eventFault} from './eventFault';
import {faultOf} from './faultOf';
import type {Engine} from './findEngine';
import type {Jdk} from './findJdk';
import type {Job} from './jobs';
import {type Outcome, runProgram} from './runProgram';
import {framesOf, type Taken, takePictures} from './takePictures';

/** Timeout per frame in seconds: 15 times the duration of a frame, for slow machines. */
const SECONDS_PER_FRAME = 15 / 60;
const SECONDS_TO_START = 40;
/** Fraction of pixels that may differ, because fonts and antialiasing vary between machines. */
const SAME_PICTURE = 0.03;

export interface Setting {
  readonly jdk: Jdk;
  readonly engine: Engine;
  readonly runner: string;
  /** Folder with classes that replace the engine's classes in paced runs. */
  readonly prepared: string;
  readonly env: NodeJS.ProcessEnv;
  readonly examples: string;
  /** Folder for screenshots as PNG and for lists of events, if they are wanted. */
  readonly png: string | undefined;
  readonly known: RunEntry | undefined;
  /** `keep` keeps the images of unchanged programs, `retake` replaces them, and `check` writes nothing. */
  readonly mode: 'keep' | 'retake' | 'check';
}

const loggedIn = ({logged}: Outcome) => [
  ...new Set(logged.filter((line) => /^(?:WARNING|ERROR) /.test(line))),
];

async function picturesOf(job: Job, outcome: Outcome, setting: Setting): Promise<Taken> {
  const {known, mode, examples} = setting;
  const pictures = path.join(examples, 'pictures');
  const isKnown = known?.digest === job.digest && known.engine === setting.engine.version;
  if (!isKnown || mode === 'retake') return takePictures(pictures, job, outcome.pictures);
  const screenshot = outcome.pictures.get(job.frame);
  if (screenshot !== undefined && (await isBlank(screenshot))) {
    throw new Error(`the image has only one color in frame ${job.frame}.`);
  }
  if (job.clock === 'game' && known.picture && screenshot !== undefined) {
    const difference = await differenceOf(screenshot, path.join(pictures, known.picture.file));
    if (difference > SAME_PICTURE) {
      throw new Error(
        `${Math.round(difference * 100)}% of its pixels differ from examples/pictures/${known.picture.file}. ` +
          `If the new image is right: npm run examples -- ${job.name}`,
      );
    }
  }
  return {picture: known.picture, loop: known.loop};
}

/** Runs a program. Returns its new record, or a description of what went wrong. */
export async function runJob(
  job: Job,
  setting: Setting,
): Promise<{readonly entry: RunEntry} | {readonly fault: string}> {
  const {jdk, engine, runner, prepared, examples, env, mode, known, png} = setting;
  const isFact = job.folder === 'facts';
  const isPaced = !isFact && job.clock === 'game';
  const pictures = framesOf(job.shot, job.frame);
  const inputFrames = job.inputs.map(({frame}) => frame);
  const last = Math.max(job.frame, ...pictures, ...inputFrames) + 1;
  const lastFrame = isFact ? undefined : last;
  const seconds = Math.ceil(SECONDS_TO_START + last * SECONDS_PER_FRAME);
  const folder = mkdtempSync(`${job.workFolder}-`);
  const outcome = await runProgram(
    jdk,
    {
      mainClass: job.mainClass,
      // The engine mistakes missing folders for jars.
      classPath: [
        job.classes,
        path.join(examples, 'files'),
        ...(isPaced ? [prepared] : []),
        runner,
        ...engine.jars,
      ].filter((entry) => existsSync(entry)),
      folder,
      ...{seconds, lastFrame, pictures, inputs: job.inputs},
      isPaced,
    },
    env,
  );
  if (png !== undefined) {
    for (const [frame, file] of outcome.pictures) {
      copyFileSync(file, path.join(png, `${job.name}-${frame}.png`));
    }
    writeFileSync(path.join(png, `${job.name}.txt`), `${outcome.events.join('\n')}\n`);
  }
  try {
    const fault =
      faultOf(outcome, {seconds, lastFrame, pictures, mayLogErrors: isFact}) ??
      eventFault(job.events, outcome.events);
    if (fault !== undefined) return {fault: fault.trim()};
    if (mode === 'check' && known?.digest !== job.digest) {
      return {fault: `It has changed since it was recorded. Run: npm run examples -- ${job.name}`};
    }
    const taken = await picturesOf(job, outcome, setting);
    const entry: RunEntry = {
      digest: job.digest,
      engine: engine.version,
      ...(job.shot.kind === 'none' ? {} : {frame: job.frame}),
      logged: loggedIn(outcome),
      ...(job.events.length === 0 ? {} : {events: job.events}),
      ...taken,
    };
    const isSame = known?.digest === entry.digest && known.engine === entry.engine;
    return {entry: isSame && mode === 'keep' ? known : entry};
  } catch (cause) {
    return {fault: `Its images failed: ${(cause as Error).message}`};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
