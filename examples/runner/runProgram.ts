import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Input} from '../../src/plugins/examples/Program';
import {awaitEnd} from './awaitEnd';
import type {Jdk} from './findJdk';

/** Extra time for the report. The virtual machine has its own timeout, so this one only catches machines that hang. */
const SECONDS_TO_REPORT = 30;

export interface Run {
  readonly mainClass: string;
  readonly classPath: readonly string[];
  /** Folder for results. It contains the program's home folder. */
  readonly folder: string;
  readonly seconds: number;
  /** Frame after which the engine is stopped. If undefined, the program must exit by itself. */
  readonly lastFrame?: number;
  readonly pictures: readonly number[];
  readonly inputs: readonly Input[];
  /** Whether every frame lasts exactly 1/60 s of game time, however long it really takes. */
  readonly isPaced: boolean;
}

export interface Outcome {
  readonly end: 'returned' | 'threw' | 'exit' | 'timeout' | 'did not stop' | 'crashed';
  readonly thrown: string | null;
  /** Number of the last frame; -1 if no frame was drawn. */
  readonly frame: number;
  /** Lines with level and message. */
  readonly logged: readonly string[];
  /** Lines with frame and event. */
  readonly events: readonly string[];
  readonly pictures: ReadonlyMap<number, string>;
  readonly output: string;
}

interface Written extends Omit<Outcome, 'pictures' | 'output'> {
  readonly pictures: readonly number[];
}

function property(name: string, value: string): string {
  const escaped = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replace(/^ /, '\\ ');
  return `${name}=${escaped}\n`;
}

function planOf({mainClass, folder, seconds, lastFrame, pictures, inputs, isPaced}: Run): string {
  return [
    property('class', mainClass),
    property('folder', folder),
    property('seconds', String(seconds)),
    property('lastFrame', String(lastFrame ?? -1)),
    property('pictures', pictures.join('\n')),
    property('inputs', inputs.map(({frame, action}) => `${frame} ${action}`).join('\n')),
    property('paced', String(isPaced)),
  ].join('');
}

/** Runs a compiled program in a new virtual machine and an empty home folder. */
export async function runProgram(jdk: Jdk, run: Run, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const home = path.join(run.folder, 'home');
  mkdirSync(home, {recursive: true});
  const plan = path.join(run.folder, 'plan.properties');
  writeFileSync(plan, planOf(run));
  const memoryOfWindow = '--add-opens=java.desktop/java.awt=ALL-UNNAMED';
  const machine = ['-Xshare:auto', '-XX:+UseSerialGC', '-Xmx768m', memoryOfWindow];
  // Runs parallel streams in one thread, because otherwise results depend on which thread is faster.
  const inOrder = '-Djava.util.concurrent.ForkJoinPool.common.parallelism=0';
  const options = [`-Duser.home=${home}`, ...machine, ...(run.isPaced ? [inOrder] : [])];
  const child = spawn(
    jdk.java,
    [...options, '-cp', run.classPath.join(path.delimiter), 'runner.Run', plan],
    {cwd: home, env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']},
  );
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const result = path.join(run.folder, 'result.json');
  const givenUpAt = performance.now() + (run.seconds + SECONDS_TO_REPORT) * 1000;
  await awaitEnd(child, () => existsSync(result) || performance.now() > givenUpAt);
  if (!existsSync(result)) {
    const none = {
      thrown: null,
      frame: -1,
      logged: [],
      events: [],
      pictures: new Map<number, string>(),
    };
    return {end: 'crashed', ...none, output};
  }
  const written = JSON.parse(readFileSync(result, 'utf8')) as Written;
  const pictures = written.pictures.map((frame): [number, string] => [
    frame,
    path.join(run.folder, `${frame}.png`),
  ]);
  return {...written, pictures: new Map(pictures), output};
}
