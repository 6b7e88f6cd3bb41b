import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Jdk} from '../findJdk';
import type {CompiledFragment} from './compileFragments';

/** A compiled block, and its code. */
export interface RunnableFragment extends CompiledFragment {
  readonly code: string;
}

/** Where and with what blocks are run. */
export interface FragmentSetting {
  readonly jdk: Jdk;
  readonly classPath: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Who creates and starts the engine. */
function startOf(code: string): string {
  if (code.includes('createEngine(')) return 'own engine';
  return /\bengine\.start\(\)/.test(code) ? 'starts' : 'in a frame';
}

function runIn(folder: string, {jdk, classPath, env}: FragmentSetting): Promise<void> {
  const child = spawn(
    jdk.java,
    [
      ...[`-Duser.home=${folder}`, '-XX:+UseSerialGC', '-Xmx1g'],
      ...['-cp', classPath.join(path.delimiter), 'runner.RunFragments', 'plan', 'results'],
    ],
    {cwd: folder, env: {...process.env, ...env}, stdio: 'ignore'},
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}

/**
 * Runs the blocks of a page one after another, in a new virtual machine after each that has ended it.
 *
 * @param folder a folder of the page's own
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
    const plan = left.map(({id, packageName, shape, types, code}) =>
      [id, packageName, shape, types, startOf(code)].join('\t'),
    );
    writeFileSync(path.join(place, 'plan'), plan.join('\n'));
    await runIn(place, setting);
    const file = path.join(place, 'results');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const [id = '', result = '', message = ''] of lines.map((line) => line.split('\t'))) {
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
