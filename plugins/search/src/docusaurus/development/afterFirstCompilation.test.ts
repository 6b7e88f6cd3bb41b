import {expect, it, vi} from 'vitest';
import {afterFirstCompilation} from './afterFirstCompilation';

function development() {
  const failures: unknown[] = [];
  const {run, plugin} = afterFirstCompilation('test', (error) => failures.push(error));
  let compiled = () => {};
  plugin.apply({hooks: {done: {tap: (_, work) => (compiled = work)}}});
  const done: string[] = [];
  const note = (what: string) => run(() => Promise.resolve(void done.push(what)));
  return {run, note, compile: () => compiled(), done, failures};
}

it('Work is deferred until the first compilation, and then only the latest work is done', async () => {
  const {note, compile, done} = development();
  await note('first');
  await note('second');
  expect(done).toEqual([]);
  compile();
  compile();
  expect(done).toEqual(['second']);
});

it('Work after the first compilation is done at once', async () => {
  const {note, compile, done} = development();
  compile();
  await note('later');
  expect(done).toEqual(['later']);
});

it('An error in deferred work is reported, and an error in later work is thrown', async () => {
  const {run, compile, failures} = development();
  const fail = () => Promise.reject(new Error('unreadable'));
  await run(fail);
  compile();
  await vi.waitFor(() => expect(failures).toEqual([new Error('unreadable')]));
  await expect(run(fail)).rejects.toThrow('unreadable');
});
