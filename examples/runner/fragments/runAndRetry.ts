import path from 'node:path';
import type {JavaBlock} from '../../../scripts/checks/snippets/javaBlocks';
import type {CompiledFragment} from './compileFragments';
import {type FragmentSetting, type Moment, type RunnableFragment, runPage} from './runPage';

/** Ways to run a block, the most promising first. */
export type Attempts = readonly RunnableFragment[];

/**
 * Returns the moments at which a block may run, in the order to try them. Most blocks run at any time. Some only work
 * before the game starts, because a system sees the entities that it adds only in the next frame.
 */
function momentsOf(code: string): readonly Moment[] {
  if (code.includes('createEngine(')) return ['own engine'];
  const isStarter = /\bengine\.start\(\)/.test(code);
  return isStarter ? ['before the start'] : ['in a frame', 'before the start'];
}

/** Returns the ways to run each block: first alone, then after the previous block of its page. */
export function attemptsOf(
  fragments: readonly CompiledFragment[],
  compiled: readonly CompiledFragment[],
  named: ReadonlyMap<string, JavaBlock>,
): Attempts[] {
  return fragments.map((fragment) => {
    const {id} = fragment;
    const block = named.get(id);
    const before = compiled[compiled.findIndex((one) => one.id === id) - 1];
    const follows = before && named.get(before.id)?.file === block?.file;
    const moments = momentsOf(block?.code ?? '');
    return [
      ...moments.map((moment) => ({id, moment, blocks: [fragment]})),
      ...(follows ? moments.map((moment) => ({id, moment, blocks: [before, fragment]})) : []),
    ];
  });
}

/**
 * Runs blocks of a page. If a block throws, tries the next way to run it. Returns the result of each block by name:
 * `ran`, or `threw` with the exception of the first attempt.
 * @param folder a separate folder for the page
 */
export async function runAndRetry(
  folder: string,
  attempts: readonly Attempts[],
  setting: FragmentSetting,
): Promise<Map<string, {readonly result: string; readonly message: string}>> {
  const results = new Map<string, {readonly result: string; readonly message: string}>();
  const most = Math.max(...attempts.map(({length}) => length));
  for (let number = 0; number < most; number += 1) {
    const open = attempts
      .map((ofBlock) => ofBlock[number])
      .filter((one) => one !== undefined)
      .filter(({id}) => results.get(id)?.result !== 'ran');
    const ran = await runPage(path.join(folder, `attempt-${number}`), open, setting);
    for (const [id, result] of ran) {
      if (!results.has(id) || result.result === 'ran') results.set(id, result);
    }
  }
  return results;
}
