import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {awaitEnd} from '../awaitEnd';
import type {Jdk} from '../findJdk';
import type {CompiledFragment} from './compileFragments';

const PLAN = 'plan';
const RESULTS = 'results';
/** The virtual machine watches each block itself. This is for one that hangs. */
const MILLISECONDS_WITHOUT_NEWS = 90_000;

/** Where a block runs: on its own, before the engine starts, or in one of the first frames. */
export type Place = 'own engine' | 'before the start' | 'in a frame';

/** A block to run, after the blocks that it is run with. */
export interface RunnableFragment {
  readonly id: string;
  readonly place: Place;
  readonly blocks: readonly CompiledFragment[];
}

/** Where and with what blocks are run. */
export interface FragmentSetting {
  readonly jdk: Jdk;
  readonly classPath: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** A line of results: a block, what happened, and the exception. */
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
 * Runs blocks of a page one after another, in a new virtual machine after each that has ended it.
 *
 * @param folder a folder of their own
 * @returns `ran`, or `threw` and the exception, by the names of blocks
 */
export async function runPage(
  folder: string,
  fragments: readonly RunnableFragment[],
  setting: FragmentSetting,
): Promise<Map<string, {readonly result: string; readonly message: string}>> {
  const results = new Map<string, {result: string; message: string}>();
  let left = [...fragments];
  for (let attempt = 0; left.length > 0; attempt += 1) {
    const place = path.join(folder, String(attempt));
    mkdirSync(place, {recursive: true});
    const plan = left.map(({id, place: where, blocks}) =>
      [
        id,
        where,
        ...blocks.flatMap(({packageName, shape, types}) => [packageName, shape, types]),
      ].join('\t'),
    );
    writeFileSync(path.join(place, PLAN), plan.join('\n'));
    await runIn(place, left.length, setting);
    for (const [id, result, message] of linesIn(path.join(place, RESULTS))) {
      const crash = {result: 'threw', message: 'the virtual machine ended'};
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
