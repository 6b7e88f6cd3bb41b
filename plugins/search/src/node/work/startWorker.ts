import {createRequire} from 'node:module';
import {Worker} from 'node:worker_threads';
import type {AnalysisSettings} from '../pages/pageAnalysis';

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
