import {describe, expect, it} from 'vitest';
import {runningSums} from './runningSums';

describe('runningSums', () => {
  it('sums up what comes before each place, and all', () => {
    expect([...runningSums([3, 0, 2])]).toEqual([0, 3, 3, 5]);
    expect([...runningSums([])]).toEqual([0]);
  });
});
