import {describe, expect, it} from 'vitest';
import {pixelRuns} from './pixelRuns';

describe('pixelRuns', () => {
  it('joins neighbouring pixels of one kind', () => {
    expect(pixelRuns(['.AAB', 'B..A'])).toEqual([
      {x: 1, y: 0, width: 2, kind: 'A'},
      {x: 3, y: 0, width: 1, kind: 'B'},
      {x: 0, y: 1, width: 1, kind: 'B'},
      {x: 3, y: 1, width: 1, kind: 'A'},
    ]);
  });
});
