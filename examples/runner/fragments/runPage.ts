import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {awaitEnd} from '../awaitEnd';
import type {Jdk} from '../findJdk';
import type {CompiledFragment} from './compileFragments';

const PLAN = 'plan';
const RESULTS = 'results';
/**
 * Timeout without output. The virtual machine has its own timeout per block, so this one only catches machines that
 * hang.
 */
const MILLISECONDS_WITHOUT_NEWS = 90_000;

/** Moment at which a block runs: with its own engine, before the engine starts, or in one of the first frames. */
export type Moment = 'own engine' | 'before the start' | 'in a frame';

export interface RunnableFragment {
  readonly id: string;
  readonly moment: Moment;
  /** The block, preceded by the blocks that it continues. */
  readonly blocks: readonly CompiledFragment[];
}

export interface FragmentSetting {
  readonly jdk: Jdk;
  readonly classPath: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

type Line = readonly [id: string, result: string, message: string];

function linesIn(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', result = '', message = ''] = line.split('\t');
      return [id, result, message];
    });
}

function runIn(
  folder: string,
  blocks: number,
  {jdk, classPath, env}: FragmentSetting,
): Promise<void> {
  const child = spawn(
    jdk.java,
    [
      ...[`-Duser.home=${folder}`, '-XX:+UseSerialGC', '-Xmx1g'],
      ...['-cp', classPath.join(path.delimiter), 'runner.RunFragments', PLAN, RESULTS],
    ],
    {cwd: folder, env: {...process.env, ...env}, stdio: 'ignore'},
  );
  const file = path.join(folder, RESULTS);
  let seen = 0;
  let seenAt = performance.now();
  return awaitEnd(child, () => {
    const lines = linesIn(file);
    if (lines.length > seen) {
      seen = lines.length;
      seenAt = performance.now();
    }
    const ended = lines.filter(([, result]) => result !== 'begin');
    return ended.length >= blocks || performance.now() - seenAt > MILLISECONDS_WITHOUT_NEWS;
  });
}

/**
 * Runs blocks of a page one after another. If a block terminates the virtual machine, the remaining blocks run in a new
 * one.
 *
 * @param folder a separate folder for this run
 * @returns the result of each block by name: `ran`, or `threw` with the exception
 */
export async function runPage(
  folder: string,
  fragments: readonly RunnableFragment[],
  setting: FragmentSetting,
): Promise<Map<string, {readonly result: string; readonly message: string}>> {
  const results = new Map<string, {result: string; message: string}>();
  let left = [...fragments];
  for (let attempt = 0; left.length > 0; attempt += 1) {
    const attemptFolder = path.join(folder, String(attempt));
    mkdirSync(attemptFolder, {recursive: true});
    const plan = left.map(({id, moment, blocks}) =>
      [
        id,
        moment,
        ...blocks.flatMap(({packageName, shape, types}) => [packageName, shape, types]),
      ].join('\t'),
    );
    writeFileSync(path.join(attemptFolder, PLAN), plan.join('\n'));
    await runIn(attemptFolder, left.length, setting);
    for (const [id, result, message] of linesIn(path.join(attemptFolder, RESULTS))) {
      const crash = {result: 'threw', message: 'the virtual machine exited'};
      results.set(id, result === 'begin' ? crash : {result, message});
    }
    const first = left[0];
    if (first && !results.has(first.id)) {
      results.set(first.id, {result: 'threw', message: 'the virtual machine did not start'});
    }
    left = left.filter(({id}) => !results.has(id));
  }
  return results;
}
