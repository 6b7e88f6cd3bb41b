import type * as Os from 'node:os';
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {afterEach, expect, it, vi} from 'vitest';
import type * as Start from './startWorker';
import {startWorker} from './startWorker';
import {defaultThreads, hire} from './Workforce';

vi.mock('node:os', async (load) => ({
  ...(await load<typeof Os>()),
  availableParallelism: vi.fn(),
}));
vi.mock('./startWorker', async (load) => {
  const actual = await load<typeof Start>();
  return {...actual, startWorker: vi.fn(actual.startWorker)};
});
afterEach(() => vi.clearAllMocks());

it.each([
  [1, 1],
  [8, 8],
  [64, 8],
])('with %i cores, %i threads work', (cores, threads) => {
  vi.mocked(availableParallelism).mockReturnValue(cores);
  expect(defaultThreads()).toBe(threads);
});

const SETTINGS = {language: 'de', ignore: ['.card']};

it('starts no thread where only one is to work', async () => {
  const {run, close} = await hire(SETTINGS, 1);
  expect(await run([])).toEqual([]);
  await close();
  expect(startWorker).not.toHaveBeenCalled();
});

it('starts as many threads as are wanted, with the settings, and ends them', async () => {
  const ends: Promise<unknown>[] = [];
  vi.mocked(startWorker).mockImplementation(() => {
    const worker = new Worker('setInterval(() => undefined, 1000)', {eval: true});
    ends.push(new Promise((resolve) => worker.once('exit', resolve)));
    return worker;
  });
  const {ahead, close} = await hire(SETTINGS, 3);
  expect(vi.mocked(startWorker).mock.calls.map(([, settings]) => settings)).toEqual(
    Array(3).fill(SETTINGS),
  );
  expect(ahead).toBeGreaterThan(3);
  await close();
  await Promise.all(ends);
});
