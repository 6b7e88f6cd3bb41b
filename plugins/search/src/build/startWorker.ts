import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {AnalysisSettings} from './analyzePage';

/** Where the worker is, seen from the source and from each bundle of the package. */
const PLACES = ['buildWorker.ts', 'build/buildWorker.js', '../build/buildWorker.js'];

/**
 * The file that builds in a thread of its own, if it is where the package has it.
 * @param from folder of the source, or of the bundle that this is part of
 */
export function workerFile(from = __dirname): string | undefined {
  return PLACES.map((place) => path.join(from, place)).find((file) => existsSync(file));
}

/** Whether the machine, or the limit of a container, lets this process have no more threads. */
const isOutOfThreads = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_INIT_FAILED';

/**
 * Starts as many threads as are wanted, or as there can be: fewer do the same. Were it to fail
 * instead, those that were started before would keep the process alive for ever.
 */
export function startAll<Thread>(wanted: number, start: () => Thread): Thread[] {
  const threads: Thread[] = [];
  try {
    while (threads.length < wanted) threads.push(start());
  } catch (error) {
    if (!isOutOfThreads(error)) throw error;
  }
  return threads;
}

/** Runs a TypeScript file: workers cannot load one themselves. */
const FROM_SOURCE = `
  const {workerData: {jiti, file}} = require('node:worker_threads');
  void require(jiti).createJiti(file).import(file);
`;

/** @param file the worker, as TypeScript source or as built JavaScript */
export function startWorker(file: string, settings: AnalysisSettings): Worker {
  if (!file.endsWith('.ts')) return new Worker(file, {workerData: {settings}});
  const jiti = createRequire(file).resolve('jiti');
  return new Worker(FROM_SOURCE, {eval: true, workerData: {settings, jiti, file}});
}
