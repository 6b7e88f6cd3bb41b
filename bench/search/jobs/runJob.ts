import {rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {fileURLToPath} from 'node:url';
import type {Job} from './Job';
import {runProgram, type ProgramResult} from './runProgram';

/** The bundled code of the child processes is next to that of the bench. */
const childCode = fileURLToPath(new URL('./child.mjs', import.meta.url));

/**
 * Number of threads in which V8 compiles and collects garbage, in addition to the measured one. By default,
 * Node starts four even on few cores, where they slow down the measured thread. Browsers start one less than
 * there are cores.
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

/** Runs a job in a separate process. Its output exists even if it was stopped. */
export async function runJob(
  job: Job,
  {limitSeconds}: {limitSeconds: number},
): Promise<ProgramResult> {
  const jobFile = `${job.resultFile}.job`;
  rmSync(job.resultFile, {force: true});
  writeFileSync(jobFile, JSON.stringify(job));
  return runProgram(process.execPath, [...OPTIONS_OF[job.kind], childCode, jobFile], limitSeconds);
}
