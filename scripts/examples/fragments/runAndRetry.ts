import path from 'node:path';
import type {JavaBlock} from '../../checks/snippets/javaBlocks';
import type {CompiledFragment} from './compileFragments';
import {type FragmentSetting, type Place, type RunnableFragment, runPage} from './runPage';

/** Where and after what a block may be meant to run, the likeliest first. */
export type Attempts = readonly RunnableFragment[];

/**
 * The places of a block. Most run anywhere. Some are meant for the time before the game starts, because
 * a system sees entities that it adds only in the next frame, and some go on from the block before.
 */
function placesOf(code: string): readonly Place[] {
  if (code.includes('createEngine(')) return ['own engine'];
  const isStarter = /\bengine\.start\(\)/.test(code);
  return isStarter ? ['before the start'] : ['in a frame', 'before the start'];
}

/**
 * @param fragments the blocks to run
 * @param compiled all compiled blocks, in the order in which they stand on pages
 */
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
    const places = placesOf(block?.code ?? '');
    return [
      ...places.map((place) => ({id, place, blocks: [fragment]})),
      ...(follows ? places.map((place) => ({id, place, blocks: [before, fragment]})) : []),
    ];
  });
}

/**
 * Runs blocks of a page, and those that throw in another place or after the block before.
 *
 * @param folder a folder of the page's own
 * @returns `ran`, or `threw` and the exception of the first attempt, by the names of blocks
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
