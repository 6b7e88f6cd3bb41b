import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {createAnalyzer} from '../analysis/Analyzer';
import {english} from '../analysis/lunrLanguage';
import {DOCUMENTATION, page} from '../reading/__tests__/memoryIndex';
import {MANIFEST} from '../format/layout';
import {IndexBuilder} from '../indexing/IndexBuilder';
import {settingsOf} from './buildOptions';
import {contentHash} from './contentHash';
import {makeFiles} from './makeFiles';
import type {Job, JobResults} from './work/Job';
import {jobRunner} from './work/jobRunner';
import type {Workforce} from './work/Workforce';

/** Does jobs a turn of the event loop later, as another thread would, and keeps what was asked. */
async function recordJobs(): Promise<Workforce & {jobs: Job[]}> {
  const jobs: Job[] = [];
  const runJob = await jobRunner({language: 'en', ignore: []});
  return {
    jobs,
    ahead: 3,
    run: async <Kind extends Job['kind']>(job: Extract<Job, {kind: Kind}>) => {
      jobs.push(job);
      await setImmediate();
      return runJob(job) as JobResults[Kind];
    },
    close: () => Promise.resolve(),
  };
}

const builderOf = (...pages: typeof DOCUMENTATION): IndexBuilder => {
  const builder = new IndexBuilder(createAnalyzer(english), settingsOf({}), contentHash);
  for (const one of pages) builder.add(one);
  return builder;
};

it('makes the files that the builder makes alone, and tells how many there are', async () => {
  const done: number[] = [];
  const files = await makeFiles(builderOf(...DOCUMENTATION), await recordJobs(), (progress) =>
    done.push(progress.done),
  );
  expect(files).toEqual(builderOf(...DOCUMENTATION).finish());
  expect(files.at(-1)?.name).toBe(MANIFEST);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(files.length);
});

it('has the texts compressed while it still encodes the terms', async () => {
  const words = Array.from({length: 20_000}, (_, number) => `w${number.toString(36)}`).join(' ');
  const workforce = await recordJobs();
  await makeFiles(builderOf(page('/words', 'Words', [['', words]])), workforce, undefined);
  const asked = workforce.jobs.map((job) =>
    job.kind === 'pack' ? `pack ${job.contents[0]?.file}` : job.kind,
  );
  expect(asked.slice(0, 2)).toEqual(['shareTexts', 'pack x']);
  expect(asked).toContain('pack t');
  expect(asked.at(-1)).toBe('train');
});

it.each<Job['kind']>(['shareTexts', 'train', 'pack'])(
  'fails where a thread does, whatever else is under way: %s',
  async (kind) => {
    const workforce = await recordJobs();
    const run: Workforce['run'] = (job) =>
      job.kind === kind ? Promise.reject(new Error('no memory left')) : workforce.run(job);
    const building = makeFiles(builderOf(...DOCUMENTATION), {...workforce, run}, undefined);
    await expect(building).rejects.toThrow('no memory left');
  },
);
