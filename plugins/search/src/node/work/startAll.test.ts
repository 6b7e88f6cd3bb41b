import {expect, it} from 'vitest';
import {startAll} from './startAll';

/** Starts two threads, and then fails. */
function failAfterTwo(error: Error): () => number {
  let started = 0;
  return () => {
    if (started === 2) throw error;
    return ++started;
  };
}

it('does with the threads that there can be', () => {
  const error = Object.assign(new Error('EAGAIN'), {code: 'ERR_WORKER_INIT_FAILED'});
  expect(startAll(2, failAfterTwo(error))).toEqual([1, 2]);
  expect(startAll(8, failAfterTwo(error))).toEqual([1, 2]);
});

it.each([{}, {code: 'ERR_WORKER_PATH'}])(
  'fails where a thread cannot be started for another reason: %j',
  (reason) => {
    const error = Object.assign(new Error('no such file'), reason);
    expect(() => startAll(8, failAfterTwo(error))).toThrow(error);
  },
);
