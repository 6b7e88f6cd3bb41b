import {engineByName} from '../engines/engineByName';
import type {BuildReport, Job} from './Job';

export async function buildIndex(job: Extract<Job, {kind: 'build'}>): Promise<BuildReport> {
  const build = await engineByName(job.engine).prepareBuild(job.corpus, job.indexDir);
  if (build.kind === 'program') return build;
  const start = performance.now();
  await build.run();
  return {kind: 'code', seconds: (performance.now() - start) / 1000};
}
