import {rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import type {Job} from './Job';
import {runProgram, type ProgramResult} from './runProgram';

const childCode = fileURLToPath(new URL('./child.mjs', import.meta.url));

/**
 * Number of V8 threads for compiling and garbage collection, in addition to the main thread. By default, Node starts
 * four even on few cores, where they slow down the measured thread. Browsers start one fewer than there are cores.
 */
const BACKGROUND_THREADS = Math.max(1, availableParallelism() - 1);

const NODE_OPTIONS = ['--expose-gc', '--max-old-space-size=8192'];
const MEASURE_OPTIONS = [...NODE_OPTIONS, `--v8-pool-size=${BACKGROUND_THREADS}`];
const OPTIONS_OF: Readonly<Record<Job['kind'], readonly string[]>> = {
  build: NODE_OPTIONS,
  options: NODE_OPTIONS,
  measure: MEASURE_OPTIONS,
  reading: MEASURE_OPTIONS,
};

export async function runJob(job: Job, limitSeconds: number): Promise<ProgramResult> {
  const jobFile = `${job.resultFile}.job`;
  rmSync(job.resultFile, {force: true});
  writeFileSync(jobFile, JSON.stringify(job));
  return runProgram(process.execPath, [...OPTIONS_OF[job.kind], childCode, jobFile], limitSeconds);
}
