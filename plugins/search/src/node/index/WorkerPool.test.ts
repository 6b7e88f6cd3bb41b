import {Worker} from 'node:worker_threads';
import {expect, it} from 'vitest';
import type {HtmlPage} from './analyzePage';
import {WorkerPool} from './WorkerPool';

const ECHO = `const {parentPort, threadId} = require('node:worker_threads');
  parentPort.on('message', (sources) => {
    if (sources[0].url === '/fatal') throw new Error('no memory left');
    if (sources[0].url === '/quit') process.exit(3);
    parentPort.postMessage(sources.map(({url}) => ({kind: 'failed', url, reason: String(threadId)})));
  });`;

const job = (...urls: string[]): HtmlPage[] => urls.map((url) => ({url, html: ''}));

async function withPool<Result>(
  size: number,
  task: (pool: WorkerPool) => Promise<Result>,
): Promise<Result> {
  const pool = new WorkerPool(Array.from({length: size}, () => new Worker(ECHO, {eval: true})));
  try {
    return await task(pool);
  } finally {
    await pool.close();
  }
}

it('gives each job its own result, and work to every thread', async () => {
  const urls = Array.from({length: 12}, (_, number) => `/page-${number}`);
  const outcomes = await withPool(3, async (pool) =>
    (await Promise.all(urls.map((url) => pool.run(job(url))))).flat(),
  );
  expect(outcomes.map((outcome) => 'url' in outcome && outcome.url)).toEqual(urls);
  expect(new Set(outcomes.map((outcome) => 'reason' in outcome && outcome.reason)).size).toBe(3);
});

it('names the pages at which a thread ended, and refuses what comes later', async () => {
  await withPool(1, async (pool) => {
    const results = await Promise.allSettled([pool.run(job('/fatal')), pool.run(job('/next'))]);
    const reasons = results.map((one) => (one.status === 'rejected' ? String(one.reason) : ''));
    expect(reasons[0]).toMatch(/\/fatal: no memory left/);
    expect(reasons[1]).toMatch(/\/next: no memory left/);
    await expect(pool.run(job('/later'))).rejects.toThrow('/later: no memory left');
  });
});

it('tells of the error that ended a thread, not that it ended', async () => {
  const worker = new Worker(ECHO, {eval: true});
  const pool = new WorkerPool([worker]);
  const end = new Promise((resolve) => worker.once('exit', resolve));
  await expect(pool.run(job('/fatal'))).rejects.toThrow('/fatal: no memory left');
  await end;
  await expect(pool.run(job('/later'))).rejects.toThrow('/later: no memory left');
});
